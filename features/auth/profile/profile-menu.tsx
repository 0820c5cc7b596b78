import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { User } from '#contract/user.ts';
import { administratorOf } from '#features/auth/administrator.ts';
import { logFailure } from '#features/auth/log-failure.ts';
import type { AuthStore } from '#features/auth/store.ts';
import { importInTime, waitForIdle } from '#features/shared/loading.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { ring } from './avatar.css.ts';
import { Avatar } from './avatar.tsx';
import type { ProfileDropdownProps } from './profile-dropdown.tsx';
import * as styles from './profile-menu.css.ts';

export interface ProfileMenuProps {
  readonly user: Readonly<User>;
  /** Whose menu leads to the admin area when an administrator is signed in. */
  readonly auth: Pick<AuthStore, 'state'>;
  /** A failure is only logged (specification, section 2). */
  readonly onLogout: () => Promise<unknown>;
  readonly onChoose: () => void;
}

interface LoadedMenu {
  readonly Dropdown: ComponentType<ProfileDropdownProps>;
  readonly focused: boolean;
}

/** The menu's code is large: it is imported when the page is idle or the picture gets hover or focus. */
export function ProfileMenu({ user, auth, onLogout, onChoose }: ProfileMenuProps) {
  const { isSignedIn: isAdministrator } = useSnapshot(administratorOf(auth));
  const [loaded, setLoaded] = useState<LoadedMenu>();
  const [path] = useLocation();
  const [openPath, setOpenPath] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);

  const fetchMenu = useCallback(async () => {
    try {
      const { ProfileDropdown } = await importInTime(() => import('./profile-dropdown.tsx'));
      const focused = document.activeElement === button.current;
      setLoaded((before) => before ?? { Dropdown: ProfileDropdown, focused });
    } catch (cause) {
      logFailure('The profile menu did not load.', cause);
    }
  }, []);
  useEffect(() => void waitForIdle().then(fetchMenu), [fetchMenu]);

  // A new page starts with the menu closed.
  if (openPath !== undefined && openPath !== path) setOpenPath(undefined);
  const setOpen = (open: boolean) => setOpenPath(open ? path : undefined);

  const trigger = {
    className: classes(ring, styles.trigger),
    'aria-label': user.name === '' ? 'Profile menu' : `Profile menu, ${user.name}`,
    children: <Avatar address={user.profilePic} size={44} />,
  };
  if (loaded) {
    const { Dropdown, focused } = loaded;
    const menuProps = { user, isAdministrator, trigger, focused, open: openPath === path };
    return <Dropdown {...menuProps} {...{ onChoose, onLogout }} onOpen={setOpen} />;
  }
  const preload = () => void fetchMenu();
  const openMenu = () => {
    setOpen(true);
    preload();
  };
  return (
    <button
      {...trigger}
      ref={button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onPointerDown={(event) => {
        // The default would take the focus from a menu that opens before the pointer is released.
        event.preventDefault();
        openMenu();
      }}
      onClick={openMenu}
    />
  );
}
