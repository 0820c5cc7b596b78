/** A piece of HTML, as opposed to text that must be escaped. */
export interface Markup {
  readonly markup: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A template of HTML: text put into it is escaped, pieces of HTML stay what they are. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  return { markup: String.raw({ raw: parts }, ...values.map(written)) };
}

function written(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') return escaped(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('\n');
}
