import { useCallback, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useResource } from '#features/admin/resource.ts';
import { RecentlyDeleted } from '#features/admin/trash/recently-deleted.tsx';
import { createUndoAction, type TrashStore } from '#features/admin/trash/trash-store.ts';
import { ConfirmDialog, type ConfirmQuestion } from '#features/admin/ui/dialog.tsx';
import { PageHeader, QueryStatus } from '#features/admin/ui/page.tsx';
import { toastMs } from '#features/admin/ui/toasts-store.ts';
import { dataOf } from '#features/shared/query.ts';
import { Alert } from '#features/shared/ui/form/field.tsx';
import * as styles from './destination-cards.css.ts';
import { DestinationCards } from './destination-cards.tsx';
import { DestinationEditor } from './destination-editor.tsx';
import { nameDestinationDraft } from './destination-form.ts';
import type { DestinationOrderStore } from './destination-order-store.ts';
import { destinationTexts, type DestinationSnapshot } from './destinations-store.ts';
import { useActiveForm } from './use-destination-form.ts';
import type { DestinationDeps } from './use-destination-save.ts';

interface PopularDestinationProps {
  readonly deps: DestinationDeps;
  readonly order: DestinationOrderStore;
  readonly trash: TrashStore;
}

export function PopularDestination({ deps, order, trash }: PopularDestinationProps) {
  const { store, toasts, addressOf, isOurBackend } = deps;
  const heading = useId();
  const call = useResource(store.list);
  const { deleting, deleteError } = useSnapshot(store.state);
  const { activeForm, block, open, closeIf } = useActiveForm(deps.block);
  const editorDeps = useMemo(() => ({ ...deps, block }), [deps, block]);
  const [destinationToDelete, setDestinationToDelete] = useState<DestinationSnapshot | null>(null);
  const askToDelete = useCallback(
    (destination: DestinationSnapshot) => setDestinationToDelete(destination),
    [],
  );
  const destinations = dataOf(call);

  useEffect(() => {
    return () => {
      store.clearError();
      order.clearError();
    };
  }, [store, order]);

  // Back after the end of the session: the destination that was being edited is opened again.
  const { administrator, drafts } = deps;
  const interruptedForm = drafts.interruptedForm(administrator);
  const interrupted = destinations?.find(({ _id }) => nameDestinationDraft(_id) === interruptedForm);
  const reopen = useEffectEvent((destination: DestinationSnapshot) => open(destination));
  useEffect(() => {
    if (interrupted) reopen(interrupted);
  }, [interrupted]);

  async function remove({ _id }: DestinationSnapshot) {
    const ms = toastMs.usual;
    const outcome = await store.remove(_id);
    if (outcome === 'failed') toasts.show({ text: destinationTexts.notDeleted, tone: 'danger', ms });
    if (outcome !== 'deleted') return;
    const action = isOurBackend ? createUndoAction(trash, toasts, _id) : undefined;
    toasts.show({ text: destinationTexts.deleted, tone: 'success', ms, action });
    closeIf(({ destination }) => destination?._id === _id);
  }

  return (
    <>
      <PageHeader title="Popular Destination" />
      <DestinationEditor
        key={activeForm.formKey}
        activeForm={activeForm}
        deps={editorDeps}
        onStored={(id) => {
          closeIf(({ formKey }) => formKey === activeForm.formKey, id);
          void store.list.load();
        }}
        onLeaveEdit={() => open(null)}
      />
      <section aria-labelledby={heading}>
        <h2 id={heading} className={styles.heading}>
          On the site now
        </h2>
        {deleteError !== null && <Alert>{deleteError}</Alert>}
        <OrderError order={order} />
        {isOurBackend && <RecentlyDeleted trash={trash} toasts={toasts} />}
        <QueryStatus call={call} onRetry={() => void store.list.load()} />
        {destinations?.length === 0 && <p className={styles.empty}>No popular destinations available</p>}
        {destinations && destinations.length > 0 && (
          <DestinationCards
            destinations={destinations}
            deleting={deleting}
            edited={activeForm.destination?._id}
            saved={activeForm.saved}
            addressOf={addressOf}
            onEdit={open}
            onDelete={askToDelete}
            {...(isOurBackend && { onMove: (id, by) => void order.move(id, by) })}
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

/** Why the last move is not stored. */
function OrderError({ order }: { readonly order: DestinationOrderStore }) {
  const { error } = useSnapshot(order.state);
  return error === '' ? null : <Alert>{error}</Alert>;
}

const question = ({ name }: DestinationSnapshot): ConfirmQuestion => ({
  title: 'Are you sure you want to delete this destination?',
  description: name,
  confirm: 'Delete',
});
