export function getFieldText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** By the browser's rule for e-mail addresses (HTML standard, `type=email`); undefined when valid. */
export function validateEmail(form: HTMLFormElement): string | undefined {
  const input = form.elements.namedItem('email');
  if (!(input instanceof HTMLInputElement)) return undefined;
  if (input.value.trim() === '') return 'Email is required';
  return input.validity.valid ? undefined : 'Email must be an e-mail address';
}
