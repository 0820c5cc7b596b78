import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/user.ts';
import { whenIdle } from '#features/shared/idle.ts';
import { importModule } from '#features/shared/import-module.ts';
import { classes } from '#features/shared/ui/classes.ts';
import { logFailure } from './log-failure.ts';
import { Avatar } from './avatar.tsx';
import { ring } from './avatar.css.ts';
import type { ProfileDropdownProps } from './profile-dropdown.tsx';
import * as styles from './profile-menu.css.ts';

export interface ProfileMenuProps {
  readonly user: Readonly<User>;
  /** Ends the session; a failure is only logged (specification, section 2). */
  readonly onLogout: () => Promise<unknown>;
  /** Something of the menu was chosen. */
  readonly onChoose: () => void;
}

interface Arrived {
  readonly Dropdown: ComponentType<ProfileDropdownProps>;
  /** How the picture was left while the menu was on its way. */
  readonly focused: boolean;
}

/**
 * The picture of whoever is signed in, which opens their menu. The menu's code is large, so it is fetched when
 * the page is idle, or as soon as the picture is touched; a press until then opens the menu once it is there.
 */
export function ProfileMenu({ user, onLogout, onChoose }: ProfileMenuProps) {
  const [arrived, setArrived] = useState<Arrived>();
  const [path] = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);

  const fetchMenu = useCallback(async () => {
    try {
      const { ProfileDropdown } = await importModule(() => import('./profile-dropdown.tsx'));
      const focused = document.activeElement === button.current;
      setArrived((before) => before ?? { Dropdown: ProfileDropdown, focused });
    } catch (cause) {
      // The next press tries again.
      logFailure('The profile menu did not load.', cause);
    }
  }, []);
  useEffect(() => whenIdle(() => void fetchMenu()), [fetchMenu]);

  // The next page begins with the menu closed.
  if (openedOn !== undefined && openedOn !== path) setOpenedOn(undefined);
  const setOpen = (open: boolean) => setOpenedOn(open ? path : undefined);

  const trigger = {
    className: classes(ring, styles.trigger),
    'aria-label': user.name === '' ? 'Profile menu' : `Profile menu, ${user.name}`,
    children: <Avatar address={user.profilePic} size={44} />,
  };
  if (arrived) {
    const { Dropdown, focused } = arrived;
    const shown = { user, trigger, focused, open: openedOn === path };
    return <Dropdown {...shown} {...{ onChoose, onLogout }} onOpen={setOpen} />;
  }
  const soon = () => void fetchMenu();
  const want = () => {
    setOpen(true);
    soon();
  };
  return (
    <button
      {...trigger}
      ref={button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={soon}
      onFocus={soon}
      onPointerDown={(event) => {
        // The press would take the focus from the menu, should it come before the finger is lifted.
        event.preventDefault();
        want();
      }}
      onClick={want}
    />
  );
}
