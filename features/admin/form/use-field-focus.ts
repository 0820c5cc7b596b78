import { useEffect, useId, useRef } from 'react';
import type { SubmitError } from './saving/form-errors.ts';

/** Moves the focus of a refused form to the first wrong field, or to its alert. */
export function useFieldFocus<Name extends string>(refusal: SubmitError<Name> | null) {
  const id = useId();
  const alert = useRef<HTMLDivElement>(null);
  const idOf = (name: Name) => `${id}-${name}`;

  useEffect(() => {
    if (refusal === null) return;
    const [first] = refusal.fields;
    const wrong = first && document.getElementById(`${id}-${first}`);
    (wrong ?? alert.current)?.focus();
  }, [refusal, id]);

  return { alert, idOf, go: (name: Name) => document.getElementById(idOf(name))?.focus() };
}
