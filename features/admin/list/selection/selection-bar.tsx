import type { Ref } from 'react';
import { Button } from '#features/shared/ui/button.tsx';
import type { LastPriceChange } from '#features/admin/list/prices/prices-store.ts';
import * as styles from './selection.css.ts';

interface SelectionBarProps {
  readonly count: number;
  /** Selected ones that the filter hides. */
  readonly hiddenCount: number;
  readonly lastChange: LastPriceChange | null;
  readonly isUndoing: boolean;
  readonly undoRef: Ref<HTMLButtonElement>;
  readonly onChangePrices: () => void;
  readonly onClear: () => void;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** At the bottom of the screen: what is selected, otherwise the last change of prices with its Undo. */
export function SelectionBar({
  count,
  hiddenCount,
  lastChange,
  isUndoing,
  undoRef,
  onChangePrices,
  onClear,
  onUndo,
  onDismiss,
}: SelectionBarProps) {
  if (count === 0 && !lastChange) return null;
  return (
    <section aria-label="Selected packages" className={styles.bar}>
      {count > 0 ? (
        <>
          <p className={styles.barText}>
            {count} selected{hiddenCount > 0 && `, ${hiddenCount} not shown`}
          </p>
          <Button tone="rani" className={styles.barButton} onClick={onChangePrices}>
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
            ref={undoRef}
            tone="banyan"
            className={styles.barButton}
            aria-disabled={isUndoing}
            onClick={isUndoing ? undefined : onUndo}
          >
            {isUndoing ? 'Undoing...' : 'Undo'}
          </Button>
          <Button tone="line" className={styles.barButton} onClick={onDismiss}>
            Close
          </Button>
        </>
      )}
    </section>
  );
}
