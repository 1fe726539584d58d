/** A file of ours for the browser to save. A failure has a sentence, instead of a page that shows it in place of ours. */
import { type FailedAnswer, failedAnswer, NO_CONNECTION } from './failed-answer';

export type Downloaded = { ok: true } | FailedAnswer;

/** Never throws. For files that fit into memory. */
export async function download(href: string): Promise<Downloaded> {
  try {
    const response = await fetch(href);
    if (!response.ok) return await failedAnswer(response);
    save(await response.blob(), fileNameOf(response));
    return { ok: true };
  } catch {
    return NO_CONNECTION;
  }
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function fileNameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
}
