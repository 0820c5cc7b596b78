import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { QueryStatus } from '#features/admin/ui/query-status.tsx';
import { ConfirmDialog, type ConfirmQuestion } from '#features/admin/ui/confirm-dialog.tsx';
import { PageHeader } from '#features/admin/ui/page-header.tsx';
import { toastMs } from '#features/admin/ui/toasts-store.ts';
import { dataOf } from '#features/shared/query.ts';
import { Alert } from '#features/shared/ui/form/alert.tsx';
import { DestinationCards } from './destination-cards.tsx';
import { DestinationEditor } from './destination-editor.tsx';
import type { DestinationDeps } from './destination-deps.ts';
import * as styles from './popular-destination.css.ts';
import { destinationTexts, type DestinationSnapshot } from './destinations-store.ts';
import { useActiveForm } from './use-active-form.ts';

export function PopularDestination({ world }: { readonly world: DestinationDeps }) {
  const { store, toasts, addressOf } = world;
  const heading = useId();
  const { list, deleting, notDeleted } = useSnapshot(store.state);
  const { opened, block, open, closeIf } = useActiveForm(world.block);
  const editorDeps = useMemo(() => ({ ...world, block }), [world, block]);
  const [asked, setAsked] = useState<DestinationSnapshot | null>(null);
  const ask = useCallback((destination: DestinationSnapshot) => setAsked(destination), []);
  const destinations = dataOf(list);

  useEffect(() => {
    void store.load();
  }, [store]);

  async function remove({ _id }: DestinationSnapshot) {
    const ms = toastMs.usual;
    const outcome = await store.remove(_id);
    if (outcome === 'failed') toasts.show({ text: destinationTexts.notDeleted, tone: 'danger', ms });
    if (outcome !== 'deleted') return;
    toasts.show({ text: destinationTexts.deleted, tone: 'success', ms });
    closeIf(({ destination }) => destination?._id === _id);
  }

  return (
    <>
      <PageHeader title="Popular Destination" />
      <DestinationEditor
        key={opened.turn}
        place={opened}
        world={editorDeps}
        onStored={() => {
          closeIf(({ turn }) => turn === opened.turn);
          void store.load();
        }}
        onLeaveEdit={() => open(null)}
      />
      <section aria-labelledby={heading}>
        <h2 id={heading} className={styles.heading}>
          On the site now
        </h2>
        {notDeleted !== null && <Alert>{notDeleted}</Alert>}
        <QueryStatus call={list} onRetry={() => void store.load()} />
        {destinations?.length === 0 && <p className={styles.empty}>No popular destinations available</p>}
        {destinations && destinations.length > 0 && (
          <DestinationCards
            destinations={destinations}
            deleting={deleting}
            edited={opened.destination?._id}
            addressOf={addressOf}
            onEdit={open}
            onDelete={ask}
          />
        )}
      </section>
      <ConfirmDialog
        question={asked && question(asked)}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked) void remove(asked);
        }}
      />
    </>
  );
}

const question = ({ name }: DestinationSnapshot): ConfirmQuestion => ({
  title: 'Are you sure you want to delete this destination?',
  description: name,
  confirm: 'Delete',
});
