/** An answer that waits until the test lets it go, so that the test decides what happens before it. */
export function heldAnswer() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release: () => release(),
    /** For `reply` of nock: gives this answer once it is released. */
    answer:
      (...[status, body, headers]: [number, unknown?, Record<string, string>?]) =>
      async (): Promise<[number, string, Record<string, string>]> => {
        await released;
        return [status, body === undefined ? '' : JSON.stringify(body), headers ?? {}];
      },
  };
}
