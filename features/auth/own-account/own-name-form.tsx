import { useState, type ComponentProps } from 'react';
import { limits } from '#contract/limits.ts';
import { getFieldText, useInvalidFieldFocus, usePending } from '#features/auth/forms/form-helpers.ts';
import * as panel from '#features/auth/forms/panel.css.ts';
import { formError } from '#features/auth/outcome.ts';
import { BusyButton } from '#features/shared/ui/form/busy-button.tsx';
import { Alert, TextField } from '#features/shared/ui/form/field.tsx';
import * as styles from './own-account.css.ts';
import type { OwnAccount } from './own-account.ts';

interface OwnNameFormProps {
  readonly name: string;
  readonly account: Pick<OwnAccount, 'saveName'>;
}

/** Changes the name of the administrator who is signed in. */
export function OwnNameForm({ name, account }: OwnNameFormProps) {
  const [errors, setErrors] = useState<{ readonly name?: string | undefined; readonly form?: string }>({});
  const [saved, setSaved] = useState('');
  const [saving, begin] = usePending();
  const form = useInvalidFieldFocus(errors);

  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const typed = getFieldText(event.currentTarget, 'name').trim();
    setErrors(typed === '' ? { name: 'Name is required' } : {});
    setSaved('');
    if (typed === '') return;
    begin(async () => {
      const outcome = await account.saveName(typed);
      if (outcome.status === 'failed')
        setErrors(
          outcome.fields['name']
            ? { name: outcome.fields['name'] }
            : { form: formError(outcome, 'The name could not be saved.') },
        );
      if (outcome.status === 'done') setSaved(outcome.message || 'Your name was saved.');
    });
  };

  return (
    <form ref={form} className={panel.panel} noValidate aria-labelledby="own-name" onSubmit={onSubmit}>
      <h2 id="own-name" className={panel.title}>
        Name
      </h2>
      {errors.form && <Alert>{errors.form}</Alert>}
      <TextField
        label="Your name"
        hint="Shown in the history beside what you have changed."
        name="name"
        autoComplete="name"
        defaultValue={name}
        maxLength={limits.personNameLength}
        required
        error={errors.name}
      />
      <div className={panel.actions}>
        <BusyButton tone="rani" busy={saving} label="Save name" busyLabel="Saving..." />
        <output className={styles.saved}>{saved}</output>
      </div>
    </form>
  );
}
