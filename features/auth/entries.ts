/** The text of a form's field; '' when it has no such field. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * What is wrong with the e-mail address in a form's `email` field, by the browser's own rule for such fields
 * (HTML standard, `type=email`); undefined when nothing is.
 */
export function emailError(form: HTMLFormElement): string | undefined {
  const input = form.elements.namedItem('email');
  if (!(input instanceof HTMLInputElement)) return undefined;
  if (input.value.trim() === '') return 'Email is required';
  return input.validity.valid ? undefined : 'Email must be an e-mail address';
}
