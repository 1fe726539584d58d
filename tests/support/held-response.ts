/** A response that waits until the test releases it. */
export function heldResponse() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release: () => release(),
    /** For nock's `reply`. */
    respond:
      (...[status, body, headers]: [number, unknown?, Record<string, string>?]) =>
      async (): Promise<[number, string, Record<string, string>]> => {
        await released;
        return [status, body === undefined ? '' : JSON.stringify(body), headers ?? {}];
      },
  };
}
