import type { User } from '#contract/user.ts';
import * as panel from '#features/auth/forms/panel.css.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { ring } from './avatar.css.ts';
import { Avatar } from './avatar.tsx';
import * as styles from './profile-form.css.ts';

/** The profile where the backend does not save it. */
export function ProfileSummary({ user: { name, email, profilePic } }: { readonly user: Readonly<User> }) {
  return (
    <section className={panel.panel} aria-label="Your profile">
      <div className={styles.box}>
        <span className={classes(ring, styles.preview)}>
          <Avatar address={profilePic} size={128} />
        </span>
        <div>
          {name && <h2 className={panel.title}>{name}</h2>}
          {email && <p>{email}</p>}
        </div>
      </div>
      <p>Your name and picture come from the account you sign in with. They cannot be changed here.</p>
    </section>
  );
}
