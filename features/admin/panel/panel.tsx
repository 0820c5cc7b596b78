import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#features/admin/ui/confirm-dialog.tsx';
import { Drawer } from './drawer.tsx';
import { PanelMenu } from './panel-menu.tsx';
import * as styles from './panel.css.ts';

interface PanelProps {
  readonly brand: ReactNode;
  /** Whether the backend keeps what the owner changes of the agency's facts. */
  readonly hasAgency: boolean;
  /** Whether the backend changes the administrator's own name and password. */
  readonly hasAccount: boolean;
  /** A failure is only logged (specification, section 2). */
  readonly onLogout: () => Promise<unknown>;
}

const question = { title: 'Are you sure you want to log out?', confirm: 'Logout' };

export function Panel({ brand, hasAgency, hasAccount, onLogout }: PanelProps) {
  const [open, setOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const menu = (
    <PanelMenu
      hasAgency={hasAgency}
      hasAccount={hasAccount}
      onChoose={() => setOpen(false)}
      onLogout={() => setIsAsking(true)}
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
          void onLogout();
        }}
      />
    </>
  );
}
