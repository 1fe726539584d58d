/**
 * Copies of the drafts of all tabs in the device's `localStorage`, so that they survive a closed tab and can be listed. A tab
 * writes its own copies only: equal forms in two tabs do not overwrite each other.
 */

const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
const TAB = 'tab';

interface StoredCopy {
  /** Title of the page and its address. */
  title: string;
  href: string;
  /** Milliseconds of the browser's clock. */
  savedAt: number;
  /** The draft as it is in its tab. */
  draft: string;
}

export interface DeviceDraft extends StoredCopy {
  /** Of `draftKey`. */
  key: string;
  tab: string;
  /** `other`: the form is open in another tab. */
  place: 'this tab' | 'other tab' | 'closed tab';
}

/** The keys of an employee's drafts begin with this text. */
export const draftsOf = (person: string) => `draft ${encodeURIComponent(person)} `;

const copyKey = (tab: string, key: string) => `${tab} ${key}`;

/** Undefined if the browser has no storage or no room left. */
function withStorages<Result>(use: (device: Storage, tab: Storage) => Result): Result | undefined {
  try {
    return use(localStorage, sessionStorage);
  } catch {
    return undefined;
  }
}

function tabOf(tab: Storage): string {
  const known = tab.getItem(TAB);
  if (known) return known;
  // `crypto.randomUUID` requires TLS.
  const created = `tab-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  tab.setItem(TAB, created);
  return created;
}

let held: string | null = null;

/** Marks this tab as open for as long as its page is. */
export function holdTab(): void {
  withStorages((_, tab) => {
    const name = tabOf(tab);
    if (held === name) return;
    held = name;
    // Released by the browser when the page is left.
    void navigator.locks?.request(name, () => new Promise(() => undefined));
  });
}

export function copyDraft(key: string, draft: string): void {
  holdTab();
  withStorages((device, tab) => {
    const { pathname, search } = location;
    const copy: StoredCopy = {
      ...{ title: document.title, href: `${pathname}${search}` },
      ...{ savedAt: Date.now(), draft },
    };
    device.setItem(copyKey(tabOf(tab), key), JSON.stringify(copy));
  });
}

export function deleteCopy(key: string): void {
  withStorages((device, tab) => device.removeItem(copyKey(tabOf(tab), key)));
}

/** The employee's drafts on this device, latest first. Deletes those that are older than 14 days. */
export async function listDeviceDrafts(person: string): Promise<DeviceDraft[]> {
  const open = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
  const drafts = withStorages((device, tab) => {
    const ownTab = tabOf(tab);
    return Object.keys(device).flatMap((name): DeviceDraft[] => {
      const [, tabName = '', key = ''] = /^(\S+) (draft .*)$/s.exec(name) ?? [];
      const copy = parseCopy(device.getItem(name));
      if (!key || !copy) return [];
      const isExpired = copy.savedAt < Date.now() - KEPT_MS;
      if (isExpired) device.removeItem(name);
      if (isExpired || !key.startsWith(draftsOf(person))) return [];
      const others = open.has(tabName) ? 'other tab' : 'closed tab';
      return [{ ...copy, key, tab: tabName, place: tabName === ownTab ? 'this tab' : others }];
    });
  });
  return (drafts ?? []).sort((a, b) => b.savedAt - a.savedAt);
}

function parseCopy(text: string | null): StoredCopy | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (typeof found !== 'object' || found === null) return null;
    const [title, href, savedAt, draft] = ['title', 'href', 'savedAt', 'draft'].map(
      (name): unknown => Reflect.get(found, name),
    );
    if (typeof title !== 'string' || typeof href !== 'string' || !href.startsWith('/')) return null;
    if (typeof savedAt !== 'number' || typeof draft !== 'string') return null;
    return { title, href, savedAt, draft };
  } catch {
    return null;
  }
}

/** Moves the draft of a closed tab to this one, which restores it when its form opens. A draft that this tab has stays. */
export function adoptDraft({ key, tab: from, place: _, ...copy }: DeviceDraft): void {
  withStorages((device, tab) => {
    if (from === tabOf(tab) || tab.getItem(key) !== null) return;
    tab.setItem(key, copy.draft);
    device.setItem(copyKey(tabOf(tab), key), JSON.stringify(copy));
    device.removeItem(copyKey(from, key));
  });
}

export function discardDraft({ key, tab: from }: DeviceDraft): void {
  withStorages((device, tab) => {
    device.removeItem(copyKey(from, key));
    if (from === tabOf(tab)) tab.removeItem(key);
  });
}
