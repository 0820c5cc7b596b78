import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first field of a form that is wrong, each time there are new errors.
 * @param errors by field, a new object for each attempt to send the form
 * @returns goes to the form's `ref`
 */
export function useFirstWrong(errors: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.values(errors).some(Boolean))
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  return form;
}
