import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { Link } from 'wouter';
import type { User } from '#contract/user.ts';
import { logFailure } from '#features/shared/read-answer.ts';
import { paths } from '#features/shared/paths.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { LayoutList, LogOut, Pencil } from '#features/shared/ui/icons.tsx';
import { note, soft, typography } from '#styles/recipes.css.ts';
import * as styles from './profile-menu.css.ts';

export interface ProfileDropdownProps {
  readonly user: Readonly<User>;
  readonly isAdministrator: boolean;
  readonly trigger: ComponentProps<'button'>;
  /** Whether the button that stood in for it had the focus, which the trigger then takes. */
  readonly hadFocus: RefObject<boolean>;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChoose: () => void;
  readonly onLogout: () => Promise<unknown>;
}

/** Not in a portal: on phones the trigger is part of a menu that closes on a touch outside it. */
export function ProfileDropdown(props: ProfileDropdownProps) {
  const { user, isAdministrator, trigger, hadFocus, open, onOpen, onChoose, onLogout } = props;
  const button = useRef<HTMLButtonElement>(null);
  // A layout effect, because an open menu stores the focused element, to restore it, in an effect.
  useLayoutEffect(() => {
    if (hadFocus.current) button.current?.focus();
  }, [hadFocus]);
  return (
    // Modal mode adds a style element to lock scrolling, which the content security policy blocks.
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
          <Dropdown.Label className={styles.account}>
            {user.name && (
              <span dir="auto" className={classes(typography.label, styles.line)}>
                {user.name}
              </span>
            )}
            {user.email && <span className={classes(note, styles.line)}>{user.email}</span>}
          </Dropdown.Label>
        )}
        {isAdministrator && (
          <Dropdown.Item asChild onSelect={onChoose}>
            <Link href={paths.admin} className={styles.item}>
              <LayoutList className={soft} size={20} />
              Admin Panel
            </Link>
          </Dropdown.Item>
        )}
        <Dropdown.Item asChild onSelect={onChoose}>
          <Link href={paths.editProfile} className={styles.item}>
            <Pencil className={soft} size={20} />
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
          <LogOut className={soft} size={20} />
          Logout
        </Dropdown.Item>
      </Dropdown.Content>
    </Dropdown.Root>
  );
}

function keepFocusElsewhere(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault();
}
