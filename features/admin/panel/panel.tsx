import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Close, Content, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import { overlay } from '#features/admin/ui/dialog.css.ts';
import { ConfirmDialog, createEscapeHandler } from '#features/admin/ui/dialog.tsx';
import { Menu } from '#features/admin/ui/icons.ts';
import { plural } from '#features/shared/text.ts';
import { X } from '#features/shared/ui/icons.tsx';
import { visuallyHidden } from '#styles/global.css.ts';
import { PanelMenu, type PanelMenuProps } from './panel-menu.tsx';
import * as styles from './panel.css.ts';

interface PanelProps extends Pick<PanelMenuProps, 'isOurBackend'> {
  readonly brand: ReactNode;
  /** Drafts of the administrator on this device. */
  readonly countDrafts: () => number;
  /** A failure is only logged (specification, section 2). */
  readonly onLogout: (removesDrafts: boolean) => Promise<unknown>;
}

const question = { title: 'Are you sure you want to log out?', confirm: 'Logout' };

export function Panel({ brand, countDrafts, onLogout, isOurBackend }: PanelProps) {
  const [open, setOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [draftCount, setDraftCount] = useState(0);
  const [removesDrafts, setRemovesDrafts] = useState(false);
  const ask = () => {
    setDraftCount(countDrafts());
    setRemovesDrafts(false);
    setIsAsking(true);
  };
  const menu = (
    <PanelMenu
      isOurBackend={isOurBackend}
      // The drawer keeps focus and scrolling while it is open.
      onChoose={() => flushSync(() => setOpen(false))}
      onLogout={ask}
    />
  );
  return (
    <>
      <aside className={styles.sidebar}>
        <div className={styles.brand}>{brand}</div>
        <div className={styles.brandStripe} aria-hidden="true" />
        {menu}
      </aside>
      <header className={styles.topBar}>
        <div className={styles.bar}>
          {brand}
          <Drawer title="Menu" open={open} onOpen={setOpen}>
            {menu}
          </Drawer>
        </div>
        <div className={styles.brandStripe} aria-hidden="true" />
      </header>
      <ConfirmDialog
        question={isAsking ? question : null}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          setOpen(false);
          void onLogout(removesDrafts);
        }}
      >
        {draftCount > 0 && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={removesDrafts}
              onChange={({ target }) => setRemovesDrafts(target.checked)}
              className={styles.checkbox}
            />
            {`Also remove what is not saved from this device: ${plural(draftCount, 'draft')}, with the pictures`}
          </label>
        )}
      </ConfirmDialog>
    </>
  );
}

interface DrawerProps {
  readonly title: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Where the panel is beside the page; same as `media.panel`. */
const sidebarQuery = '(min-width: 900px)';

function Drawer({ title, open, onOpen, children }: DrawerProps) {
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
