/** Time limits in tests without waiting: a limit ends when the test says so. */

/** Every limit set from now on; `end` lets all of them pass. To be restored by `jest.restoreAllMocks`. */
export function heldTimeLimits() {
  const controllers: AbortController[] = [];
  const limits = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    controllers.push(controller);
    return controller.signal;
  });
  return {
    /** In milliseconds, in their order. */
    limits: () => limits.mock.calls.map(([milliseconds]) => milliseconds),
    end() {
      const over = new DOMException('The time is over.', 'TimeoutError');
      for (const controller of controllers) controller.abort(over);
    },
  };
}
