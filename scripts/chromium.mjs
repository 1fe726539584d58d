/** A Chromium for the browser tests. */

/** @type {import('./needed-program.mjs').NeededProgram} */
export const CHROMIUM = {
  name: 'Chromium',
  noun: 'browser',
  variable: 'CHROME_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  macPlaces: [
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Chromium.app/Contents/MacOS/Chromium',
  ],
  windowsPlaces: ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'],
  debianPackage: 'chromium',
  missing:
    'The browser tests need Chromium or Google Chrome; install one, or name it in CHROME_PATH.',
};
