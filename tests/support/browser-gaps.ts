/** Adds to jsdom: dialogs, popovers, media queries, observers and the `search` element. */

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector('button')?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// Popovers, closed by script, and opened or closed by a button.
document.head.appendChild(document.createElement('style')).textContent =
  '[popover]:not([data-popover-open]) { display: none }';

function turnPopover(popover: HTMLElement, open: boolean): void {
  if (popover.hasAttribute('data-popover-open') === open) return;
  popover.toggleAttribute('data-popover-open', open);
  if (open) popover.querySelector<HTMLElement>('[autofocus]')?.focus();
  const toggled = new Event('toggle');
  popover.dispatchEvent(Object.assign(toggled, { newState: open ? 'open' : 'closed' }));
}

HTMLElement.prototype.hidePopover = function hidePopover() {
  turnPopover(this, false);
};

window.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  const hides = button?.getAttribute('popovertargetaction') === 'hide';
  if (popover) turnPopover(popover, !hides && !popover.hasAttribute('data-popover-open'));
});

// With a mouse.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media === '(hover: hover)',
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Without layout nothing is in view, and nothing changes its size.
window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// React warns of elements that jsdom does not know.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
