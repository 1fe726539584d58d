import { type FailedResponse, NO_CONNECTION, readFailure } from './failed-response';

/** Downloads a file that fits into memory. Never throws. */
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

/** Returns the file's name, which is in the response. */
export function save(file: Blob, { headers }: Response): string {
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return name;
}
