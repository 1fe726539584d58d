/** The sign-in page: plain HTML without scripts, reached through the application at the same path. */
import { createHash } from 'node:crypto';

import { SIGN_IN_STYLE } from './page-style';

const STYLE_HASH = createHash('sha256').update(SIGN_IN_STYLE).digest('base64');

/** After the form is sent the browser is redirected to the frontend, which form-action covers too. */
export function signInPagePolicy(frontendOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    // The empty icon in the page, without which browsers ask for one.
    'img-src data:',
    `form-action 'self' ${frontendOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function signInPage({ username = '', problem = '' } = {}): string {
  const alert =
    problem && `<p class="problem" role="alert" id="problem">${escapeHtml(problem)}</p>`;
  const invalid = problem && ' aria-describedby="problem"';
  const [nameFocus, passwordFocus] = username ? ['', ' autofocus'] : [' autofocus', ''];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Employee sign-in for Outreach Tracking">
<title>${problem ? 'Problem: ' : ''}Employee sign-in – Outreach Tracking</title>
<link rel="icon" href="data:,">
<style>${SIGN_IN_STYLE}</style>
</head>
<body>
<main>
<p class="product">Mobility Management, Outreach Tracking</p>
<h1>Employee sign-in</h1>
${alert}
<form method="post" action="/login">
<label for="username">User name</label>
<input id="username" name="username" type="text" value="${escapeHtml(username)}" autocomplete="username" autocapitalize="none" spellcheck="false" required${nameFocus}${invalid}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${passwordFocus}${invalid}>
<button type="submit">Sign in</button>
</form>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
