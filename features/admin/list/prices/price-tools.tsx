import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as styles from '#features/admin/list/list.css.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import { toastMs, type ToastsStore } from '#features/admin/ui/toasts-store.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { Announcement } from '#features/shared/ui/elements.tsx';
import { PriceDialog } from './price-dialog.tsx';
import type { PricesStore } from './prices-store.ts';

interface PriceToolsProps {
  readonly store: PricesStore;
  readonly toasts: ToastsStore;
  readonly selected: readonly PackageSnapshot[];
  /** Selected ones that the filter hides. */
  readonly hiddenCount: number;
  readonly onClear: () => void;
}

/** At the bottom of the screen the selection, otherwise the last change of prices with its Undo; the dialog that changes prices. */
export function PriceTools({ store, toasts, selected, hiddenCount, onClear }: PriceToolsProps) {
  const { lastChange, isUndoing } = useSnapshot(store.state);
  const [isOpen, setOpen] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);

  // Whoever comes back to the list has seen the change: an Undo of long ago would surprise.
  useEffect(() => store.dismiss, [store]);

  async function takeBack() {
    const outcome = await store.undo();
    // It names the packages that were left.
    toasts.showOutcome(outcome, outcome.status === 'failed' ? toastMs.deletedPackage : toastMs.usual);
  }

  return (
    <>
      {(selected.length > 0 || lastChange) && (
        <section aria-label="Selected packages" className={styles.selectionBar}>
          {selected.length > 0 ? (
            <>
              <p className={styles.barText}>
                {selected.length} selected{hiddenCount > 0 && `, ${hiddenCount} not shown`}
              </p>
              <Button tone="rani" className={styles.barButton} onClick={() => setOpen(true)}>
                Change prices
              </Button>
              <Button tone="line" className={styles.barButton} onClick={onClear}>
                Clear
              </Button>
            </>
          ) : (
            <>
              <p className={styles.barText}>{lastChange?.text}</p>
              <Button
                ref={undo}
                tone="banyan"
                className={styles.barButton}
                aria-disabled={isUndoing}
                onClick={isUndoing ? undefined : () => void takeBack()}
              >
                {isUndoing ? 'Undoing...' : 'Undo'}
              </Button>
              <Button tone="line" className={styles.barButton} onClick={store.dismiss}>
                Close
              </Button>
            </>
          )}
        </section>
      )}
      <Announcement>{lastChange?.text ?? ''}</Announcement>
      <PriceDialog
        store={store}
        tours={selected}
        open={isOpen && selected.length > 0}
        onClose={() => setOpen(false)}
        onChanged={() => {
          setOpen(false);
          onClear();
        }}
        nextFocus={undo}
      />
    </>
  );
}
