/** The application version that home, sign-in and health show. */
export const VERSION = '2.8';
