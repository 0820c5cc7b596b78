type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was entered into a form, for WhatsApp: the greeting, then "Label: entry" for each field that is not empty. */
export function formMessage(form: HTMLFormElement, greeting: string): string {
  const entries = [...form.elements].filter(isField).filter(({ value }) => value.trim() !== '');
  return [greeting, ...entries.map((field) => `${labelOf(field)}: ${entryOf(field)}`)].join('\n');
}

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const labelOf = ({ labels, name }: Field) => labels?.[0]?.textContent ?? name;

function entryOf({ type, value }: Field): string {
  if (type !== 'datetime-local') return value.trim();
  return new Date(value).toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' });
}
