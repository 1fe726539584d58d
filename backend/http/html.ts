/** HTML in which text stays text: what is put into the template is escaped unless it is HTML already. */

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
