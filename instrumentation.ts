/** Hooks of Next. `NEXT_RUNTIME` is a constant that Next sets while building. */

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepare } = await import('@/lib/start');
    prepare();
  }
}

/** Logs the error of a failed page with the digest that the page shows. */
export async function onRequestError(error: unknown, request: { method: string }): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logRenderError } = await import('@/lib/start');
    logRenderError(error, request.method);
  }
}
