/** Renders a page for staff as the server does, without Next. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { screenFiles } from './screens';
import { cookieReader } from './session';

const mockRequest = { cookies: cookieReader({}), headers: new Headers() };
jest.mock('next/headers', () => ({
  cookies: async () => mockRequest.cookies,
  headers: async () => mockRequest.headers,
}));

const SCREENS = screenFiles();
const page = z.object({
  default: z.custom<(props: object) => Promise<ReactNode>>((value) => typeof value === 'function'),
});
const redirection = z.object({ digest: z.string() });

/** Renders the screen into the document. Returns the address of a redirect, or null. */
export async function visitScreen(
  address: string,
  cookies: Record<string, string>,
): Promise<string | null> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const screen = SCREENS.find(({ path }) => path === pathname);
  const query = [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]);
  mockRequest.cookies = cookieReader(cookies);
  mockRequest.headers = new Headers({ 'x-request-path': address });
  const { default: show } = page.parse(await import(`@/${screen?.file}`));
  try {
    const tree = await show({ searchParams: Promise.resolve(Object.fromEntries(query)) });
    document.body.innerHTML = renderToStaticMarkup(tree);
    return null;
  } catch (error) {
    const { success, data } = redirection.safeParse(error);
    if (!success) throw error;
    return data.digest.split(';')[2] ?? data.digest;
  }
}
