/** Hooks of Next. `NEXT_RUNTIME` is a constant that Next sets while building. */

/** Stops the server when settings are wrong, and prints their names. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepare, stopOnWrongSettings } = await import('@/lib/start');
    stopOnWrongSettings();
    prepare();
  }
}

/** Logs the cause of a broken page with the number that the page shows. */
export async function onRequestError(error: unknown, request: { method: string }): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logBrokenPage } = await import('@/lib/start');
    logBrokenPage(error, request.method);
  }
}
