import { useEffect, useRef, useState } from 'react';

/** One task at a time, begun synchronously so that a popup opens inside the click. It must not reject. */
export function usePending(): readonly [pending: boolean, begin: (action: () => Promise<void>) => void] {
  const [pending, setPending] = useState(false);
  const begin = (action: () => Promise<void>) => {
    if (pending) return;
    setPending(true);
    void action().finally(() => setPending(false));
  };
  return [pending, begin];
}

/** Focuses the first invalid field at new errors. @param errors a new object for each attempt to submit */
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
