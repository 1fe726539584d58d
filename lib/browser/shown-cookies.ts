/**
 * Cookies for scripts and other programs on this host (legacy-api.md §1.2), which the server never reads. `isAuth` is
 * `true` after sign-in and `false` after logout; an expired session leaves none.
 */
export const SHOWN_COOKIES = { firstName: 'firstName', lastName: 'lastName', isAuth: 'isAuth' };
