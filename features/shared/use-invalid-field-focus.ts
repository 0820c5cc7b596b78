import { useEffect, useRef } from 'react';

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
