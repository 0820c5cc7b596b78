import { useId, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { useOnline } from '#features/shared/browser-state.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { Alert } from '#features/shared/ui/form/field.tsx';
import * as styles from './form.css.ts';
import type { FieldErrors, SubmitError } from './saving/form-errors.ts';

interface ErrorSummaryProps<Name extends string> {
  readonly ref: Ref<HTMLDivElement>;
  readonly submitError: SubmitError<Name> | null;
  readonly errors: FieldErrors<Name>;
  readonly onChooseField: (name: Name) => void;
  /** Whether this device keeps what is typed. */
  readonly isDraftSaved: boolean;
}

export function ErrorSummary<Name extends string>({
  ref,
  submitError,
  errors,
  onChooseField,
  isDraftSaved,
}: ErrorSummaryProps<Name>) {
  const remaining = submitError?.fields.filter((name) => errors[name]) ?? [];
  const isResolved = submitError === null || (submitError.fields.length > 0 && remaining.length === 0);
  return (
    <div ref={ref} tabIndex={-1} className={styles.errorSummary}>
      {!isResolved && (
        <Alert>
          {submitError.text}
          {remaining.length > 0 && (
            <ul className={styles.errorList}>
              {remaining.map((name) => (
                <li key={name}>
                  <button type="button" className={styles.errorLink} onClick={() => onChooseField(name)}>
                    {errors[name]}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {submitError.isUnanswered && <Unanswered isDraftSaved={isDraftSaved} />}
        </Alert>
      )}
    </div>
  );
}

/**
 * Moves the focus of a refused form to the first wrong field, or to its alert. A comparison that opens at the same time
 * takes the focus in its effect, which runs after this one.
 */
export function useFieldFocus<Name extends string>(submitError: SubmitError<Name> | null) {
  const id = useId();
  const alertRef = useRef<HTMLDivElement>(null);
  const idOf = (name: Name) => `${id}-${name}`;

  useLayoutEffect(() => {
    if (submitError === null) return;
    const [first = null] = submitError.fields.map((name) => reveal(`${id}-${name}`));
    (first ?? alertRef.current)?.focus();
  }, [submitError, id]);

  return { alertRef, idOf, focusField: (name: Name) => reveal(idOf(name))?.focus() };
}

/** Opens the collapsed parts of the form that hold an element: what is inside them cannot have the focus. */
function reveal(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  for (let part = element?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
  return element;
}

interface UnansweredProps {
  /** Whether this device keeps what is typed. */
  readonly isDraftSaved: boolean;
}

/** Beside the text of a save that got no answer: why, that nothing is lost, and the way to repeat it. */
function Unanswered({ isDraftSaved }: UnansweredProps) {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  const kept = `What you typed is still here${isDraftSaved ? ', and kept on this device' : ''}.`;
  if (!isOnline) return <p>{` There is no connection. ${kept} You can try again once it is back.`}</p>;
  const reason = wasOffline
    ? 'The connection is back.'
    : 'There was no answer. The connection may be lost or very slow.';
  return (
    <>
      <p>{` ${reason} ${kept}`}</p>
      <Button tone="banyan" type="submit" className={styles.tryAgain}>
        Try again
      </Button>
    </>
  );
}
