/** What forms are sent with, while the page itself stays: jsdom can open no other. */

export interface SentForm {
  method: string;
  action: string;
  fields: [name: string, value: string][];
}

let sent: SentForm[] = [];

function stay(event: SubmitEvent) {
  if (!(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  const fields = [...new FormData(event.target, event.submitter)];
  sent.push({
    method: event.target.method,
    action: event.target.getAttribute('action') ?? '',
    fields: fields.map(([name, value]) => [name, String(value)]),
  });
}

/** To be called once in a test file that sends forms; gives those of the test that runs. */
export function sentForms(): () => SentForm[] {
  beforeEach(() => {
    sent = [];
    // Before React hears of it, and would leave the page.
    window.addEventListener('submit', stay, { capture: true });
  });
  afterEach(() => window.removeEventListener('submit', stay, { capture: true }));
  return () => sent;
}
