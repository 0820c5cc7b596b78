import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { SelectionBar } from '#features/admin/list/selection/selection-bar.tsx';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import { toastMs, type ToastsStore } from '#features/admin/ui/toasts-store.ts';
import { Announcement } from '#features/shared/ui/elements.tsx';
import { PriceDialog } from './price-dialog.tsx';
import type { PricesStore } from './prices-store.ts';

interface PriceToolsProps {
  readonly store: PricesStore;
  readonly toasts: ToastsStore;
  readonly selected: readonly PackageSnapshot[];
  readonly hiddenCount: number;
  readonly onClear: () => void;
}

/** The bar of the selection, the dialog that changes its prices, and the Undo of the last change. */
export function PriceTools({ store, toasts, selected, hiddenCount, onClear }: PriceToolsProps) {
  const { lastChange, isUndoing } = useSnapshot(store.state);
  const [isOpen, setOpen] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);

  // Whoever comes back to the list has seen the change: an Undo of long ago would surprise.
  useEffect(() => store.dismiss, [store]);

  async function takeBack() {
    const outcome = await store.undo();
    if (outcome)
      toasts.show({
        text: outcome.text,
        tone: outcome.status === 'done' ? 'success' : 'danger',
        ms: outcome.status === 'done' ? toastMs.usual : toastMs.deletedPackage,
      });
  }

  return (
    <>
      <SelectionBar
        count={selected.length}
        hiddenCount={hiddenCount}
        lastChange={lastChange}
        isUndoing={isUndoing}
        undoRef={undo}
        onChangePrices={() => setOpen(true)}
        onClear={onClear}
        onUndo={() => void takeBack()}
        onDismiss={store.dismiss}
      />
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
