import { useEffect, useState, type ComponentProps } from 'react';
import { limits } from '#contract/limits.ts';
import type { User } from '#contract/user.ts';
import type { AuthActions } from '#features/auth/actions.ts';
import { useInvalidFieldFocus, usePending } from '#features/auth/forms/form-helpers.ts';
import * as panel from '#features/auth/forms/panel.css.ts';
import { formError, type Failed } from '#features/auth/outcome.ts';
import { identityOf } from '#features/auth/session.ts';
import { BusyButton } from '#features/shared/ui/form/busy-button.tsx';
import { Alert, TextField } from '#features/shared/ui/form/field.tsx';
import { Check } from '#features/shared/ui/icons.tsx';
import { PictureField } from './picture-field.tsx';
import {
  createProfileFormData,
  validatePicture,
  type PictureChoice,
  type ProfileDraft,
  type ProfileDrafts,
} from './profile-draft.ts';
import * as styles from './profile-form.css.ts';

export interface ProfileFormProps {
  readonly user: Readonly<User>;
  readonly actions: Pick<AuthActions, 'saveProfile'>;
  readonly drafts: ProfileDrafts;
  readonly onSessionExpired: (listener: () => void) => () => void;
}

interface FormErrors {
  readonly name?: string | undefined;
  readonly picture?: string | undefined;
  readonly form?: string;
}

export function ProfileForm({ user, actions, drafts, onSessionExpired }: ProfileFormProps) {
  const [draft] = useState(() => drafts.load(identityOf(user)));
  const [name, setName] = useState(draft?.name ?? user.name);
  const [picture, setPicture] = useState<PictureChoice>({
    kind: draft?.picture === 'removed' ? 'removed' : 'kept',
  });
  const [errors, setErrors] = useState<FormErrors>({});
  /** Separate, because a change of `wrong` moves the focus. */
  const [chosenPictureError, setChosenPictureError] = useState<string>();
  const [saved, setSaved] = useState('');
  const [saving, begin] = usePending();
  const form = useInvalidFieldFocus(errors);

  useEffect(() => drafts.remove(), [drafts]);
  useEffect(() => {
    const saveDraft = () => {
      if (name !== user.name || picture.kind !== 'kept')
        drafts.save(identityOf(user), { name, picture: picture.kind });
    };
    window.addEventListener('pagehide', saveDraft);
    const unsubscribe = onSessionExpired(saveDraft);
    return () => {
      window.removeEventListener('pagehide', saveDraft);
      unsubscribe();
    };
  }, [onSessionExpired, drafts, user, name, picture]);

  const showErrors = (newErrors: FormErrors) => {
    setErrors(newErrors);
    setChosenPictureError(newErrors.picture);
  };
  const onFormSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const newErrors = validateProfile(name, picture);
    showErrors(newErrors);
    setSaved('');
    if (newErrors.name || newErrors.picture) return;
    begin(async () => {
      const outcome = await actions.saveProfile(createProfileFormData(name.trim(), picture));
      if (outcome.status === 'failed') showErrors(toFormErrors(outcome));
      if (outcome.status !== 'done') return;
      // Keeps entries made during the save, which are not saved yet.
      setName((current) => (current === name ? name.trim() : current));
      setPicture((current) => (current === picture ? { kind: 'kept' } : current));
      setSaved(outcome.message || 'Profile updated successfully');
    });
  };

  return (
    <form ref={form} className={panel.panel} noValidate onSubmit={onFormSubmit}>
      {draft && saved === '' && <p>{getRestoredText(draft)}</p>}
      {errors.form && <Alert>{errors.form}</Alert>}
      <PictureField
        saved={user.profilePic}
        choice={picture}
        error={chosenPictureError}
        onChoose={(choice) => {
          setPicture(choice);
          setChosenPictureError(choice.kind === 'chosen' ? validatePicture(choice.file) : undefined);
        }}
      />
      <TextField
        label="Name"
        name="name"
        dir="auto"
        autoComplete="name"
        required
        maxLength={limits.personNameLength}
        value={name}
        error={errors.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {user.email && (
        <TextField
          label="Email"
          hint="Comes with your sign-in and cannot be changed here."
          name="email"
          type="email"
          value={user.email}
          readOnly
        />
      )}
      <div className={panel.actions}>
        <BusyButton tone="rani" busy={saving} label="Save" busyLabel="Saving..." />
        <SavedMessage>{saved}</SavedMessage>
      </div>
    </form>
  );
}

function getRestoredText({ picture }: ProfileDraft): string {
  const text = 'Welcome back. What you had entered is here again, and not saved yet.';
  return picture === 'chosen' ? `${text} Please choose your picture once more.` : text;
}

function validateProfile(name: string, picture: PictureChoice): FormErrors {
  return {
    name: name.trim() === '' ? 'Name is required' : undefined,
    picture: picture.kind === 'chosen' ? validatePicture(picture.file) : undefined,
  };
}

function toFormErrors(failure: Failed): FormErrors {
  const { name, profilePic: picture } = failure.fields;
  if (name || picture) return { name, picture };
  return { form: formError(failure, 'Your profile could not be saved.') };
}

function SavedMessage({ children }: { readonly children: string }) {
  return (
    <output className={styles.saved}>
      {children && (
        <>
          <Check size={20} className={styles.icon} />
          {children}
        </>
      )}
    </output>
  );
}
