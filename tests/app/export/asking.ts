/** Asks for exports as browsers do. */
import { GET as handleExport } from '@/app/export/[list]/route';
import { FRAMES_TYPE, FrameReader, type News } from '@/lib/export/frames';
import { requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';

interface Asked {
  method?: string;
  news?: boolean;
  managerialAccess?: boolean;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

export async function ask(path: string, asked: Asked = {}): Promise<Response> {
  const { method = 'GET', news = false, managerialAccess = false, headers = {} } = asked;
  const cookies = asked.cookies ?? (await signedInCookies({ managerialAccess }));
  const accept = news ? FRAMES_TYPE : '*/*';
  const list = /^\/export\/([^?]*)/.exec(path)?.[1] ?? '';
  const request = requestOf(path, { method, cookies, headers: { accept, ...headers } });
  return handleExport(request, { params: Promise.resolve({ list }) });
}

/** File and news of an answer with both. */
export async function framesOf(response: Response): Promise<{ file: Buffer; news: News[] }> {
  const frames = new FrameReader().add(new Uint8Array(await response.arrayBuffer()));
  return {
    file: Buffer.concat(frames.flatMap((frame) => ('bytes' in frame ? [frame.bytes] : []))),
    news: frames.flatMap((frame) => ('news' in frame ? [frame.news] : [])),
  };
}
