import { useSnapshot } from 'valtio';
import { ring } from '#features/auth/profile/avatar.css.ts';
import type { AuthStore } from '#features/auth/store.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { useIsHydrated } from '#features/shared/use-is-hydrated.ts';
import * as styles from './header-account.css.ts';

const ProfileMenu = lazyComponent(
  async () => (await import('#features/auth/profile/profile-menu.tsx')).ProfileMenu,
  {
    Fallback: () => <span className={ring} />,
  },
);

export interface HeaderAccountProps {
  readonly auth: AuthStore;
  readonly onLogout: () => Promise<unknown>;
  readonly onChoose: () => void;
}

export function HeaderAccount({ auth, onLogout, onChoose }: HeaderAccountProps) {
  const { user } = useSnapshot(auth.state);
  // The server renders without a session, which the browser may know before it has hydrated the markup.
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.root}>
      {user && isHydrated ? (
        <ProfileMenu user={user} auth={auth} onLogout={onLogout} onChoose={onChoose} />
      ) : (
        <ButtonLink tone="rani" href={paths.signIn} className={styles.register} onClick={onChoose}>
          Register
        </ButtonLink>
      )}
    </div>
  );
}
