/** What the server does when it starts, and when a page breaks. `NEXT_RUNTIME` is a constant that Next sets while building. */

/** Wrong settings stop the server here, with their names, before anyone can connect. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepare, stopOnWrongSettings } = await import('@/lib/start');
    stopOnWrongSettings();
    prepare();
  }
}

/** Ties the number that a broken page shows to its cause in the log. */
export async function onRequestError(error: unknown, request: { method: string }): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logBrokenPage } = await import('@/lib/start');
    logBrokenPage(error, request.method);
  }
}
