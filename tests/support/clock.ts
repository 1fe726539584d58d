/** Fake time: the calendar, timers, and time limits. `jest.useRealTimers` and `jest.restoreAllMocks` end it. */

const NEVER_FAKED = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;

/** Stops the calendar; timers continue. */
export function stopCalendar(instant: string): void {
  jest.useFakeTimers({
    now: new Date(instant),
    doNotFake: [
      ...NEVER_FAKED,
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setTimeout',
      'clearTimeout',
    ],
  });
}

/** Stops `setTimeout`; the calendar continues. */
export function stopTimers(): void {
  jest.useFakeTimers({ doNotFake: [...NEVER_FAKED, 'Date'] });
}

/** Replaces `AbortSignal.timeout` until `jest.restoreAllMocks`; `end` lets every limit pass. */
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
