/** What a `Set-Cookie` line says. */
export interface IssuedCookie {
  name: string;
  /** `name=value`, as it goes back to the backend. */
  pair: string;
  /** Scripts of the page cannot read it. */
  httpOnly: boolean;
  /** Browsers send it with the requests below. */
  path: string;
  /** In lower case; null where the backend leaves it to the application. */
  sameSite: string | null;
}

/** `requestPath`: without its query; gives a cookie without `Path` its own, as browsers do. */
export function readCookie(line: string, requestPath: string): IssuedCookie {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const attribute = (name: string) =>
    attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const path = attribute('path');
  return {
    name: pair.split('=', 1)[0] ?? '',
    pair,
    httpOnly: attributes.some((text) => text.toLowerCase() === 'httponly'),
    path: path?.startsWith('/') ? path : requestPath.replace(/\/[^/]*$/, '') || '/',
    sameSite: attribute('samesite')?.toLowerCase() ?? null,
  };
}
