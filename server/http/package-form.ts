import { splitList } from '#contract/text.ts';
import type { Form } from './multipart.ts';

const plain = ['category', 'name', 'place', 'days', 'nights', 'persons', 'price', 'description'] as const;
const lists = ['tripHighlights', 'inclusions', 'exclusions'] as const;

type Fields = Form['fields'];

/** The fields of a package as the contract's schemas take them; what the form does not have is left out. */
export function packageFields(fields: Fields): Record<string, unknown> {
  const given = (names: readonly string[], read: (values: readonly string[]) => unknown) =>
    names.flatMap((name) => {
      const values = fields.get(name);
      return values ? [[name, read(values)] as const] : [];
    });
  return Object.fromEntries([
    ...given(plain, (values) => values.at(-1)),
    ...given(lists, readList),
    ...given(['dayWiseItinerary'], (values) => readJsonText(values.at(-1))),
  ]);
}

/** The fields of a destination, likewise. */
export function destinationFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    ['name', 'discount'].flatMap((name) => (fields.has(name) ? [[name, fields.get(name)?.at(-1)]] : [])),
  );
}

/** A list comes as the comma-separated text of the form, as a JSON array, or as one field an entry. */
function readList(values: readonly string[]): unknown {
  const [only = '', ...more] = values;
  if (more.length > 0) return values;
  const parsed = only.trimStart().startsWith('[') ? readJsonText(only) : undefined;
  return Array.isArray(parsed) ? parsed : splitList(only);
}

/** What is no JSON stays text, for the schema to refuse. */
function readJsonText(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
