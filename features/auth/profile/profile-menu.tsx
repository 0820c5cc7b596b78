import { useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { User } from '#contract/user.ts';
import type { AuthStore } from '#features/auth/store.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { ring } from './avatar.css.ts';
import { Avatar } from './avatar.tsx';
import type { ProfileDropdownProps } from './profile-dropdown.tsx';
import * as styles from './profile-menu.css.ts';

export interface ProfileMenuProps {
  readonly user: Readonly<User>;
  /** Whose menu leads to the admin area when an administrator is signed in. */
  readonly auth: Pick<AuthStore, 'administrator'>;
  /** A failure is only logged (specification, section 2). */
  readonly onLogout: () => Promise<unknown>;
  readonly onChoose: () => void;
}

/** The menu's code is large: a button stands in for it until the page is idle, and opens it as soon as it is there. */
const ProfileDropdown = lazyComponent(async () => (await import('./profile-dropdown.tsx')).ProfileDropdown, {
  Fallback: Placeholder,
  ssr: false,
});

export function ProfileMenu({ user, auth, onLogout, onChoose }: ProfileMenuProps) {
  const { isSignedIn: isAdministrator } = useSnapshot(auth.administrator);
  const [path] = useLocation();
  const [openPath, setOpenPath] = useState<string>();
  const hadFocus = useRef(false);

  // A new page starts with the menu closed.
  if (openPath !== undefined && openPath !== path) setOpenPath(undefined);
  const trigger = {
    className: classes(ring, styles.trigger),
    'aria-label': user.name === '' ? 'Profile menu' : `Profile menu, ${user.name}`,
    children: <Avatar address={user.profilePic} size={44} />,
  };
  return (
    <ProfileDropdown
      {...{ user, isAdministrator, trigger, hadFocus, onChoose, onLogout }}
      open={openPath === path}
      onOpen={(open) => setOpenPath(open ? path : undefined)}
    />
  );
}

function Placeholder({ trigger, hadFocus, onOpen }: ProfileDropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      hadFocus.current = document.activeElement === current;
    };
  }, [hadFocus]);
  return (
    <button
      {...trigger}
      ref={button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerDown={(event) => {
        // The default would take the focus from a menu that opens before the pointer is released.
        event.preventDefault();
        onOpen(true);
      }}
      onClick={() => onOpen(true)}
    />
  );
}
