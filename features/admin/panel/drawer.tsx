import { Close, Content, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import { useEffect, type ReactNode } from 'react';
import { createEscapeHandler } from '#features/admin/ui/confirm-dialog.tsx';
import { Menu } from '#features/admin/ui/icons.ts';
import { overlay } from '#features/admin/ui/overlay.css.ts';
import { X } from '#features/shared/ui/icons.tsx';
import { visuallyHidden } from '#styles/global.css.ts';
import * as styles from './drawer.css.ts';

interface DrawerProps {
  readonly title: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Where the panel is beside the page; same as `media.panel`. */
const sidebarQuery = '(min-width: 900px)';

export function Drawer({ title, open, onOpen, children }: DrawerProps) {
  useEffect(() => {
    if (!open) return undefined;
    const mediaQuery = matchMedia(sidebarQuery);
    const close = () => onOpen(false);
    mediaQuery.addEventListener('change', close);
    return () => mediaQuery.removeEventListener('change', close);
  }, [open, onOpen]);

  return (
    <Root open={open} onOpenChange={onOpen}>
      <Trigger className={styles.button}>
        <Menu size={20} />
        Menu
      </Trigger>
      <Portal>
        <div className={overlay} />
        <Content
          className={styles.drawer}
          aria-describedby={undefined}
          onKeyDown={createEscapeHandler(() => onOpen(false))}
          // After navigation the focus is already on the new page's heading.
          onCloseAutoFocus={(event) => {
            if (document.activeElement !== document.body) event.preventDefault();
          }}
        >
          <Title className={visuallyHidden}>{title}</Title>
          <Close className={styles.close} aria-label="Close the menu">
            <X size={24} />
          </Close>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
