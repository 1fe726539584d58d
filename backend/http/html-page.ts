/** HTML pages of the stand-in, without scripts, in light and dark colors. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Values of an `html` template are escaped unless they are Html. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | Html[];

export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(escaped)));
}

function escaped(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const COLORS = `
:root { color-scheme: light dark; --page: #f3f5f7; --card: #ffffff; --text: #15212d; --quiet: #4b5b6b;
  --line: #78889a; --accent: #0b5a75; --accent-deep: #08465c; --on-accent: #ffffff;
  --problem: #a92316; --problem-back: #fdebe9; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0d141b; --card: #141e27; --text: #e7eef4; --quiet: #a5b5c3; --line: #71859a;
    --accent: #86cdea; --accent-deep: #a8dcf2; --on-accent: #04212d;
    --problem: #ff9d90; --problem-back: #3a1a17; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
.product { margin: 0 0 .25rem; color: var(--quiet); font-size: .9375rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

interface Page {
  title: string;
  style: string;
  content: Html;
  formAction?: string;
}

export function sendPage(reply: FastifyReply, { title, style, content, formAction }: Page) {
  const css = `${COLORS}${style}`;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    'img-src data:',
    `form-action ${formAction ?? "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const page = html`${new Html('<!doctype html>')}
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Outreach Tracking, for employees">
<title>${title} – Outreach Tracking</title>
<link rel="icon" href="data:,">
<style>${new Html(css)}</style>
</head>
<body>
<main>
<p class="product">Mobility Management, Outreach Tracking</p>
${content}
</main>
</body>
</html>
`;
  return reply
    .header('content-security-policy', policy.join('; '))
    .type('text/html; charset=utf-8')
    .send(page.text);
}
