/** A response that waits until the test releases it. */
export function heldAnswer() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release: () => release(),
    /** For `reply` of nock: responds once it is released. */
    answer:
      (...[status, body, headers]: [number, unknown?, Record<string, string>?]) =>
      async (): Promise<[number, string, Record<string, string>]> => {
        await released;
        return [status, body === undefined ? '' : JSON.stringify(body), headers ?? {}];
      },
  };
}
