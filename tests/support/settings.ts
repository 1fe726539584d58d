/** Settings of the server-side tests. */

export const APP = 'http://outreach.test';
export const BACKEND = 'http://backend.test:9000';
export const SECRET = 'correct-horse-battery-staple-0123456789';

const SETTINGS = {
  APP_URL: APP,
  LEGACY_API_URL: BACKEND,
  SESSION_SECRET: SECRET,
  LOG_LEVEL: 'silent',
};

/** Call it at the top of a test file: settings are read once, at their first use. */
export function setSettings(values: Record<string, string> = {}): void {
  Object.assign(process.env, SETTINGS, values);
}
