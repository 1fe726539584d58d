import 'server-only';

/** Reads a whole body. Returns null, and cancels the rest, when it has more than `limit` bytes. */
export async function readBodyUpTo(
  { body }: Pick<Request | Response, 'body'>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
