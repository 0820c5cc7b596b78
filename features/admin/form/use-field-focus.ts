import { useEffect, useId, useRef } from 'react';
import type { SubmitError } from './saving/form-errors.ts';

/** Moves the focus of a refused form to the first wrong field, or to its alert. */
export function useFieldFocus<Name extends string>(submitError: SubmitError<Name> | null) {
  const id = useId();
  const alertRef = useRef<HTMLDivElement>(null);
  const idOf = (name: Name) => `${id}-${name}`;

  useEffect(() => {
    if (submitError === null) return;
    const [first] = submitError.fields;
    const invalidElement = first && document.getElementById(`${id}-${first}`);
    (invalidElement ?? alertRef.current)?.focus();
  }, [submitError, id]);

  return { alertRef, idOf, focusField: (name: Name) => document.getElementById(idOf(name))?.focus() };
}
