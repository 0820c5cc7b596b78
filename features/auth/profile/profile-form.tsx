import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { User } from '#contract/user.ts';
import type { AuthActions } from '#features/auth/actions.ts';
import * as panel from '#features/auth/forms/form.css.ts';
import { FormPanel, useForm } from '#features/auth/forms/form.tsx';
import { identityOf } from '#features/auth/store.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { TextField } from '#features/shared/ui/form/field.tsx';
import { Check } from '#features/shared/ui/icons.tsx';
import { row, stack, success, typography } from '#styles/recipes.css.ts';
import { ring } from './avatar.css.ts';
import { Avatar } from './avatar.tsx';
import { PictureField } from './picture-field.tsx';
import {
  createProfileFormData,
  ProfileSchema,
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

export function ProfileForm({ user, actions, drafts, onSessionExpired }: ProfileFormProps) {
  const [draft] = useState(() => drafts.load(identityOf(user)));
  const [name, setName] = useState(draft?.name ?? user.name);
  const [picture, setPicture] = useState<PictureChoice>({
    kind: draft?.picture === 'removed' ? 'removed' : 'kept',
  });
  const form = useForm({
    schema: ProfileSchema,
    read: () => ({ name, profilePic: picture }),
    send: (fields) => actions.saveProfile(createProfileFormData(fields.name, fields.profilePic)),
    failure: 'Your profile could not be saved.',
    onDone: ({ message }) => {
      // Keeps entries made during the save, which are not saved yet.
      setName((current) => (current === name ? name.trim() : current));
      setPicture((current) => (current === picture ? { kind: 'kept' } : current));
      return message || 'Profile updated successfully';
    },
  });

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

  return (
    <FormPanel form={form} submit="Save" beside={<SavedMessage>{form.message}</SavedMessage>}>
      {draft && form.message === '' && <p>{getRestoredText(draft)}</p>}
      <PictureField
        saved={user.profilePic}
        choice={picture}
        error={form.errors['profilePic']}
        onChoose={(choice) => {
          setPicture(choice);
          form.setError('profilePic', choice.kind === 'chosen' ? validatePicture(choice.file) : undefined);
        }}
      />
      <TextField
        label="Name"
        dir="auto"
        autoComplete="name"
        maxLength={limits.personNameLength}
        value={name}
        {...form.field('name')}
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
    </FormPanel>
  );
}

function getRestoredText({ picture }: ProfileDraft): string {
  const text = 'Welcome back. What you had entered is here again, and not saved yet.';
  return picture === 'chosen' ? `${text} Please choose your picture once more.` : text;
}

function SavedMessage({ children }: { readonly children: string }) {
  return (
    <output className={classes(row.x2, success)}>
      {children && (
        <>
          <Check size={20} />
          {children}
        </>
      )}
    </output>
  );
}

/** The profile where the backend does not save it. */
export function ProfileSummary({ user: { name, email, profilePic } }: { readonly user: Readonly<User> }) {
  return (
    <section className={panel.panel} aria-label="Your profile">
      <div className={classes(stack.x5, styles.box)}>
        <span className={classes(ring, styles.preview)}>
          <Avatar address={profilePic} size={128} />
        </span>
        <div>
          {name && <h2 className={typography.h3}>{name}</h2>}
          {email && <p>{email}</p>}
        </div>
      </div>
      <p>Your name and picture come from the account you sign in with. They cannot be changed here.</p>
    </section>
  );
}
