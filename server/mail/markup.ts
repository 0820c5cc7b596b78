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

/** Escapes text, and inserts Markup unchanged. */
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
