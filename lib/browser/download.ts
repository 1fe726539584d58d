/** A file of ours for the browser to save. A failure has a sentence, instead of a page that shows it in place of ours. */
import { type FailedResponse, NO_CONNECTION, readFailure } from './failed-response';

/** Never throws. For files that fit into memory. */
export async function download(href: string): Promise<{ ok: true } | FailedResponse> {
  try {
    const response = await fetch(href);
    if (!response.ok) return await readFailure(response);
    save(await response.blob(), response);
    return { ok: true };
  } catch {
    return NO_CONNECTION;
  }
}

/** Gives the name of the file, which the response says. */
export function save(file: Blob, { headers }: Response): string {
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return name;
}
