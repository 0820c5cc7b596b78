import { useEffect, useRef, useState } from 'react';

/**
 * A second task is ignored while one runs.
 * @returns `begin` calls its argument synchronously, so that a popup opens inside the click; it must not
 * reject
 */
export function usePending(): readonly [pending: boolean, begin: (action: () => Promise<void>) => void] {
  const [pending, setPending] = useState(false);
  const begin = (action: () => Promise<void>) => {
    if (pending) return;
    setPending(true);
    void action().finally(() => setPending(false));
  };
  return [pending, begin];
}

/**
 * Focuses the first invalid field whenever there are new errors. @returns the form's `ref`
 * @param errors by field, a new object for each attempt to submit
 */
export function useInvalidFieldFocus(errors: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.values(errors).some(Boolean))
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  return form;
}

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
