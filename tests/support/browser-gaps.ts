/** The rest of what jsdom leaves out of a browser: opening dialogs, pointer and view, a younger element. */

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector('button')?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** There is a mouse. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media === '(hover: hover)',
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** Nothing is in view, because nothing is laid out. */
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

/** Nothing changes its size, because nothing has one. */
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** React takes an element that jsdom does not know for a misspelled component; `search` is no such element. */
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
