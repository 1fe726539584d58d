/** How the sign-in page looks, in the light and in the dark. */
export const SIGN_IN_STYLE = `
:root { color-scheme: light dark; --page: #f3f5f7; --card: #ffffff; --text: #15212d; --quiet: #4b5b6b;
  --line: #78889a; --accent: #0b5a75; --accent-deep: #08465c; --on-accent: #ffffff;
  --problem: #a92316; --problem-back: #fdebe9; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0d141b; --card: #141e27; --text: #e7eef4; --quiet: #a5b5c3; --line: #71859a;
    --accent: #86cdea; --accent-deep: #a8dcf2; --on-accent: #04212d;
    --problem: #ff9d90; --problem-back: #3a1a17; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem;
  background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { width: min(100%, 25rem); padding: 2.25rem 2rem 2.5rem; background: var(--card);
  border-radius: .75rem; border-top: .375rem solid #f4b223;
  box-shadow: 0 1px 2px rgb(0 0 0 / .12), 0 12px 32px rgb(0 0 0 / .1); }
.product { margin: 0 0 .25rem; color: var(--quiet); font-size: .9375rem; }
h1 { margin: 0 0 1.5rem; font-size: 1.625rem; line-height: 1.25; letter-spacing: -.01em; }
label { display: block; margin: 1.125rem 0 .375rem; font-weight: 600; }
input, button { width: 100%; min-height: 2.875rem; font: inherit; border-radius: .5rem; }
input { padding: .5rem .75rem; color: var(--text); background: var(--card); border: 1px solid var(--line); }
button { margin-top: 1.75rem; padding: .5rem 1rem; border: 0; font-weight: 600; cursor: pointer;
  color: var(--on-accent); background: var(--accent); }
button:hover { background: var(--accent-deep); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.problem { margin: 0 0 1rem; padding: .75rem 1rem; border-left: .25rem solid currentcolor;
  border-radius: .25rem; color: var(--problem); background: var(--problem-back); }
`;
