import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Link } from 'wouter';
import type { User } from '#contract/user.ts';
import { paths } from '#features/shared/paths.ts';
import { LogOut } from '#features/shared/ui/icons/log-out.ts';
import { Pencil } from '#features/shared/ui/icons/pencil.ts';
import { logFailure } from './log-failure.ts';
import * as styles from './profile-menu.css.ts';

export interface ProfileDropdownProps {
  readonly user: Readonly<User>;
  readonly trigger: ComponentProps<'button'>;
  /** The trigger takes over the focus of the button that stood in for it. */
  readonly focused: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChoose: () => void;
  readonly onLogout: () => Promise<unknown>;
}

/**
 * Edit Profile and Logout under the picture. It stands where its trigger stands, not at the end of the document:
 * on phones the trigger is part of a menu that closes when something beside it is touched.
 */
export function ProfileDropdown(props: ProfileDropdownProps) {
  const { user, trigger, focused, open, onOpen, onChoose, onLogout } = props;
  const button = useRef<HTMLButtonElement>(null);
  // Before the menu, if it is open from the start, takes the focus and remembers where to give it back.
  useLayoutEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    // Modal would lock scrolling by a style element, which the content security policy refuses.
    <Dropdown.Root open={open} onOpenChange={onOpen} modal={false}>
      <Dropdown.Trigger {...trigger} ref={button} />
      <Dropdown.Content
        align="end"
        sideOffset={10}
        collisionPadding={12}
        className={styles.menu}
        onCloseAutoFocus={keepFocusElsewhere}
      >
        {(user.name || user.email) && (
          <Dropdown.Label className={styles.who}>
            {user.name && (
              <span dir="auto" className={styles.name}>
                {user.name}
              </span>
            )}
            {user.email && <span className={styles.email}>{user.email}</span>}
          </Dropdown.Label>
        )}
        <Dropdown.Item asChild onSelect={onChoose}>
          <Link href={paths.editProfile} className={styles.item}>
            <Pencil className={styles.icon} size={20} />
            Edit Profile
          </Link>
        </Dropdown.Item>
        <Dropdown.Item
          className={styles.item}
          onSelect={() => {
            onChoose();
            onLogout().catch((cause: unknown) => logFailure('Logout failed', cause));
          }}
        >
          <LogOut className={styles.icon} size={20} />
          Logout
        </Dropdown.Item>
      </Dropdown.Content>
    </Dropdown.Root>
  );
}

/** A page that was opened meanwhile has put the focus on its heading; otherwise it goes back to the picture. */
function keepFocusElsewhere(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault();
}
