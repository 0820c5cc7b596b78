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
import type { DestinationDeps } from './use-destination-save.ts';
import * as styles from './popular-destination.css.ts';
import { destinationTexts, type DestinationSnapshot } from './destinations-store.ts';
import { useActiveForm } from './use-active-form.ts';

export function PopularDestination({ deps }: { readonly deps: DestinationDeps }) {
  const { store, toasts, addressOf } = deps;
  const heading = useId();
  const { list, deleting, deleteError } = useSnapshot(store.state);
  const { activeForm, block, open, closeIf } = useActiveForm(deps.block);
  const editorDeps = useMemo(() => ({ ...deps, block }), [deps, block]);
  const [destinationToDelete, setDestinationToDelete] = useState<DestinationSnapshot | null>(null);
  const askToDelete = useCallback(
    (destination: DestinationSnapshot) => setDestinationToDelete(destination),
    [],
  );
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
        key={activeForm.formKey}
        activeForm={activeForm}
        deps={editorDeps}
        onStored={() => {
          closeIf(({ formKey }) => formKey === activeForm.formKey);
          void store.load();
        }}
        onLeaveEdit={() => open(null)}
      />
      <section aria-labelledby={heading}>
        <h2 id={heading} className={styles.heading}>
          On the site now
        </h2>
        {deleteError !== null && <Alert>{deleteError}</Alert>}
        <QueryStatus call={list} onRetry={() => void store.load()} />
        {destinations?.length === 0 && <p className={styles.empty}>No popular destinations available</p>}
        {destinations && destinations.length > 0 && (
          <DestinationCards
            destinations={destinations}
            deleting={deleting}
            edited={activeForm.destination?._id}
            addressOf={addressOf}
            onEdit={open}
            onDelete={askToDelete}
          />
        )}
      </section>
      <ConfirmDialog
        question={destinationToDelete && question(destinationToDelete)}
        onCancel={() => setDestinationToDelete(null)}
        onConfirm={() => {
          setDestinationToDelete(null);
          if (destinationToDelete) void remove(destinationToDelete);
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
