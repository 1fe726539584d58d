/**
 * Cookies that scripts and other programs on this host may read (legacy-api.md §1.2). The server never believes them.
 * `isAuth` is `true` after sign-in and `false` after logout; a session that has expired leaves none.
 */
export const SHOWN_COOKIES = { firstName: 'firstName', lastName: 'lastName', isAuth: 'isAuth' };
