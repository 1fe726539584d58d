/** The XSRF token that a browser holds after signing in. */
export function holdToken(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the only way in which jsdom takes one at once
  document.cookie = `XSRF-TOKEN=${token}`;
}
