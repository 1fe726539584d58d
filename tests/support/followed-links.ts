/** The addresses of links that are followed, while the page itself stays: jsdom can open no other. */

let followed: string[] = [];

function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  followed.push(link.getAttribute('href') ?? '');
}

/** To be called once in a test file that presses links; gives those of the test that runs. */
export function followedLinks(): () => string[] {
  beforeEach(() => {
    followed = [];
    // Before React hears of the press, and would leave the page.
    window.addEventListener('click', stay, { capture: true });
  });
  afterEach(() => window.removeEventListener('click', stay, { capture: true }));
  return () => followed;
}
