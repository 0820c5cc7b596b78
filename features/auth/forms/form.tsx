import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import * as v from 'valibot';
import type { Failed, Outcome } from '#features/auth/actions.ts';
import type { OwnChange } from '#features/auth/api.ts';
import { BusyButton } from '#features/shared/ui/form/busy-button.tsx';
import { Alert } from '#features/shared/ui/form/field.tsx';
import { row, stack, typography } from '#styles/recipes.css.ts';
import * as styles from './form.css.ts';

/** By the names of the fields; `form` is about none of them. */
type Errors = Readonly<Record<string, string>>;

interface FormOptions<T> {
  /** Of the contract: the fields are checked by it before anything is sent. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** @returns the fields to check; by default what the page has in them */
  readonly read?: (form: HTMLFormElement) => unknown;
  readonly send: (fields: T) => Promise<Outcome>;
  /** What failed, as a sentence, where the server says nothing. */
  readonly failure: string;
  /** @returns the message to show */
  readonly onDone: (answer: OwnChange, fields: T, form: HTMLFormElement) => string;
  /** The field that gets the focus when a failure is about none; else the focus stays. */
  readonly failureFocus?: string;
  readonly onInvalid?: (fields: unknown) => void;
  readonly initialMessage?: string;
}

export type Form = ReturnType<typeof useForm>;

/** A form that is sent once at a time, keeps what was typed, and gives the focus to its first invalid field. */
export function useForm<T>(options: FormOptions<T>) {
  const { schema, read = readFields, send, failure, onDone, failureFocus, onInvalid } = options;
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState(options.initialMessage ?? '');
  const element = useRef<HTMLFormElement>(null);
  const movesFocus = useRef(false);

  useEffect(() => {
    const { current: form } = element;
    const isInvalid = movesFocus.current && Object.keys(errors).length > 0;
    movesFocus.current = false;
    if (isInvalid)
      (
        form?.querySelector<HTMLElement>('[aria-invalid]') ??
        form?.querySelector<HTMLElement>(`[name="${failureFocus}"]`)
      )?.focus();
  }, [errors, failureFocus]);

  const refuse = (next: Errors) => {
    movesFocus.current = true;
    setErrors(next);
  };

  async function submit(form: HTMLFormElement) {
    setMessage('');
    const fields = read(form);
    const checked = v.safeParse(schema, fields);
    if (!checked.success) {
      refuse(findErrors(checked.issues));
      onInvalid?.(fields);
      return;
    }
    setErrors({});
    setPending(true);
    const outcome = await send(checked.output);
    setPending(false);
    if (outcome.status === 'failed') refuse(readErrors(outcome, form, failure));
    if (outcome.status === 'done') setMessage(onDone(outcome, checked.output, form));
  }

  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    if (!pending) void submit(event.currentTarget);
  };
  return {
    errors,
    /** @returns what a field is given to be checked */
    field: (name: string) => ({ name, required: true, error: errors[name] }),
    /** Shows an error, or takes it away, without moving the focus. */
    setError: (name: string, text = '') => setErrors({ ...errors, [name]: text }),
    pending,
    message,
    props: { ref: element, noValidate: true, onSubmit },
  };
}

const readFields = (form: HTMLFormElement): unknown => Object.fromEntries(new FormData(form));

/** The first of each field. */
function findErrors(issues: readonly v.BaseIssue<unknown>[]): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const key = path?.[0].key;
    errors[typeof key === 'string' ? key : 'form'] ??= message;
  }
  return errors;
}

function readErrors(failure: Failed, form: HTMLFormElement, what: string): Errors {
  const ofFields = Object.entries(failure.fields).filter(([name]) => form.elements.namedItem(name));
  return ofFields.length > 0 ? Object.fromEntries(ofFields) : { form: formError(failure, what) };
}

/** The server's text, or else what failed and what to do about it. @param what a sentence */
export const formError = ({ error, isNetworkError }: Failed, what: string): string =>
  error ??
  `${what} ${isNetworkError ? 'Please check your connection and try again.' : 'Please try again in a moment.'}`;

interface FormPanelProps {
  readonly form: Form;
  readonly title?: string;
  readonly about?: string;
  /** Instead of the failure of the form. */
  readonly alert?: string | null | undefined;
  readonly submit: string;
  readonly busy?: string;
  /** Beside the button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function FormPanel(props: FormPanelProps) {
  const { form, title, about, alert = form.errors['form'], submit, busy = 'Saving...', beside } = props;
  const id = useId();
  return (
    <form {...form.props} className={styles.panel} aria-labelledby={title && id}>
      {title && (
        <div className={stack.x2}>
          <h2 id={id} className={typography.h3}>
            {title}
          </h2>
          {about && <p>{about}</p>}
        </div>
      )}
      {alert && <Alert>{alert}</Alert>}
      {props.children}
      <div className={row.x4}>
        <BusyButton tone="rani" busy={form.pending} label={submit} busyLabel={busy} />
        {beside}
      </div>
    </form>
  );
}

interface FormMessageProps {
  readonly form: Form;
  /** Whether it takes the focus, as the fields have been emptied. */
  readonly focused?: boolean;
}

export function FormMessage({ form: { message }, focused = false }: FormMessageProps) {
  const output = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (focused && message) output.current?.focus();
  }, [focused, message]);
  return (
    <output ref={output} tabIndex={focused ? -1 : undefined} className={typography.label}>
      {message}
    </output>
  );
}

/** For a field that is to be focused as soon as it is there. */
export const focus = (input: HTMLElement | null) => input?.focus();
