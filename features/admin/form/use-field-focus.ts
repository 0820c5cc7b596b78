import { useEffect, useId, useRef } from 'react';
import type { Refusal } from './refusal.ts';

/**
 * Leads from a form that was not saved to the first field that is wrong, or to the alert that says why.
 * @returns `alert` goes to the alert area, `idOf` names a field's control, and `go` puts the focus there
 */
export function useFieldFocus<Name extends string>(refusal: Refusal<Name> | null) {
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
