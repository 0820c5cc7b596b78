import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLeaving, type BlockLeaving } from '#features/admin/form/use-leaving.ts';
import { CallState } from '#features/admin/ui/call-state.tsx';
import { ConfirmDialog, type Question } from '#features/admin/ui/confirm-dialog.tsx';
import { PageHead } from '#features/admin/ui/page-head.tsx';
import { toastMs, type ToastsStore } from '#features/admin/ui/toasts-store.ts';
import { shown } from '#features/shared/call.ts';
import { DestinationCards } from './destination-cards.tsx';
import { isDirty } from './destination-form.ts';
import { DestinationFields } from './destination-fields.tsx';
import * as styles from './popular-destination.css.ts';
import type { AdminDestinationsStore, ListedDestination } from './store.ts';
import { useDestinationForm } from './use-destination-form.ts';

interface PopularDestinationProps {
  readonly store: AdminDestinationsStore;
  readonly toasts: ToastsStore;
  /** A picture address of the backend as this page can load it. */
  readonly addressOf: (address: string) => string;
  /** Asks before the page is left. */
  readonly block: BlockLeaving;
}

/** What is asked about before it is done. */
type Asked =
  | { readonly kind: 'delete'; readonly destination: ListedDestination }
  /** Another form is wanted while this one holds something. */
  | { readonly kind: 'discard'; readonly goOn: () => void };

/** The popular destinations: a form above, the cards below (specification, section 2). */
export function PopularDestination({ store, toasts, addressOf, block }: PopularDestinationProps) {
  const heading = useId();
  const { list, saving, deleting, error, progress } = useSnapshot(store.state);
  const opened = useDestinationForm(store, toasts);
  const [asked, setAsked] = useState<Asked | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const leaving = useLeaving(block, isDirty(opened.form));
  const destinations = shown(list);
  const { editing } = opened.form;

  useEffect(() => {
    void store.load();
  }, [store]);
  useEffect(() => {
    if (editing) nameField.current?.focus();
  }, [editing]);

  const unlessTyped = (goOn: () => void) => {
    if (isDirty(opened.form)) setAsked({ kind: 'discard', goOn });
    else goOn();
  };
  const ask = useCallback((destination: ListedDestination) => setAsked({ kind: 'delete', destination }), []);

  async function remove({ _id }: ListedDestination) {
    if (editing?._id === _id) opened.reset();
    const ms = toastMs.usual;
    const outcome = await store.remove(_id);
    if (outcome === 'deleted')
      toasts.show({ text: 'Destination deleted successfully!', tone: 'success', ms });
    if (outcome === 'failed') toasts.show({ text: 'Failed to delete destination!', tone: 'danger', ms });
  }

  return (
    <>
      <PageHead title="Popular Destination" />
      <DestinationFields
        opened={opened}
        nameField={nameField}
        saving={saving}
        progress={progress}
        error={error}
        addressOf={addressOf}
        onCancelUpload={store.cancel}
        onLeaveEdit={() => unlessTyped(opened.reset)}
      />
      <section aria-labelledby={heading}>
        <h2 id={heading} className={styles.heading}>
          On the site now
        </h2>
        <CallState call={list} onRetry={() => void store.load()} />
        {destinations?.length === 0 && <p className={styles.empty}>No popular destinations available</p>}
        {destinations && destinations.length > 0 && (
          <DestinationCards
            destinations={destinations}
            deleting={deleting}
            edited={editing?._id}
            addressOf={addressOf}
            onEdit={(destination) => unlessTyped(() => opened.edit(destination))}
            onDelete={ask}
          />
        )}
      </section>
      <ConfirmDialog
        question={asked && questionOf(asked)}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked?.kind === 'delete') void remove(asked.destination);
          if (asked?.kind === 'discard') asked.goOn();
        }}
      />
      <ConfirmDialog
        question={leaving.asking ? leave : null}
        onCancel={leaving.stay}
        onConfirm={leaving.leave}
      />
    </>
  );
}

const unsaved = 'The name or pictures you entered are not saved and would be lost.';
const leave: Question = { title: 'Leave without saving?', description: unsaved, confirm: 'Leave' };

function questionOf(asked: Asked): Question {
  switch (asked.kind) {
    case 'delete':
      return {
        title: 'Are you sure you want to delete this destination?',
        description: asked.destination.name,
        confirm: 'Delete',
      };
    case 'discard':
      return {
        title: 'Discard what you entered?',
        description: unsaved,
        confirm: 'Discard',
      };
  }
  return asked satisfies never;
}
