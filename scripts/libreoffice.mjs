/** A LibreOffice that opens exported files in the tests of spreadsheets. */

/** @type {import('./needed-program.mjs').NeededProgram} */
export const LIBREOFFICE = {
  name: 'LibreOffice',
  noun: 'LibreOffice',
  variable: 'SOFFICE_PATH',
  commands: ['soffice', 'libreoffice'],
  macPlaces: ['LibreOffice.app/Contents/MacOS/soffice'],
  // Other than soffice.exe, this one is waited for.
  windowsPlaces: ['LibreOffice/program/soffice.com'],
  debianPackage: 'libreoffice-calc-nogui',
  missing:
    'The tests of spreadsheets need LibreOffice with Calc (Debian: libreoffice-calc-nogui); install it, or name its soffice in SOFFICE_PATH.',
};
