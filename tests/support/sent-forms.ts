/** What forms are sent with that nothing on the page stops, while the page itself stays: jsdom can open no other. */

export interface SentForm {
  method: string;
  action: string;
  fields: [name: string, value: string][];
}

let sent: SentForm[] = [];

function stay(event: SubmitEvent) {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  const fields = [...new FormData(event.target, event.submitter)];
  sent.push({
    method: event.target.method,
    action: event.target.getAttribute('action') ?? '',
    fields: fields.map(([name, value]) => [name, String(value)]),
  });
}

/** To be called once in a test file that sends forms; gives those of the test that runs. */
export function sentForms(): () => SentForm[] {
  beforeEach(() => {
    sent = [];
    // After React, which may have stopped it.
    window.addEventListener('submit', stay);
  });
  afterEach(() => window.removeEventListener('submit', stay));
  return () => sent;
}
