/** What a `Set-Cookie` line says. */
export interface IssuedCookie {
  name: string;
  /** `name=value`, as it goes back to the backend. */
  pair: string;
  /** Scripts of the page cannot read it. */
  httpOnly: boolean;
  /** Null: the path of the request. */
  path: string | null;
}

export function readCookie(line: string): IssuedCookie {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const path = attributes.find((text) => /^path=/i.test(text));
  return {
    name: pair.split('=', 1)[0] ?? '',
    pair,
    httpOnly: attributes.some((text) => /^httponly$/i.test(text)),
    path: path?.slice('path='.length) || null,
  };
}
