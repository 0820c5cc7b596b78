import { UserRound } from '#features/shared/ui/icons/user-round.ts';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { AuthStore } from '#features/auth/store.ts';
import { paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import * as styles from './user-corner.css.ts';

interface UserCornerProps {
  readonly auth: AuthStore;
  readonly onChoose: () => void;
}

/** The end of the top bar: Register for visitors, their picture for those signed in. */
export function UserCorner({ auth, onChoose }: UserCornerProps) {
  const { user } = useSnapshot(auth.state);
  if (!user)
    return (
      <ButtonLink tone="rani" href={paths.signIn} className={styles.register} onClick={onChoose}>
        Register
      </ButtonLink>
    );
  return (
    <Link href={paths.editProfile} className={styles.profile} aria-label="Edit Profile" onClick={onChoose}>
      <Avatar key={user.profilePic} address={user.profilePic} />
    </Link>
  );
}

/** The person's picture, or a figure when there is none or it does not load. */
function Avatar({ address }: { readonly address: string }) {
  const [failed, setFailed] = useState(false);
  if (address === '' || failed) return <UserRound size={26} aria-hidden="true" />;
  return (
    <img
      src={address}
      alt=""
      width={44}
      height={44}
      className={styles.picture}
      // Google's picture host refuses requests that name the page they come from.
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}
