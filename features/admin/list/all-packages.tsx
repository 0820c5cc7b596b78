import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { shown } from '#features/shared/call.ts';
import { paths } from '#features/shared/paths.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { Plus } from '#features/shared/ui/icons/plus.ts';
import { useAddressQuery } from '#features/shared/use-address-query.ts';
import { ConfirmDialog } from '#features/admin/ui/confirm-dialog.tsx';
import { CallState } from '#features/admin/ui/call-state.tsx';
import { PageHead } from '#features/admin/ui/page-head.tsx';
import { toastMs, type ToastsStore } from '#features/admin/ui/toasts-store.ts';
import type { AdminStore, Listed } from '#features/admin/store.ts';
import * as styles from './all-packages.css.ts';
import { CardGrid } from './card-grid.tsx';
import { FilterBar } from './filter-bar.tsx';
import { findPackages, toSearchable } from './find-packages.ts';
import { everything, listQuery, narrows } from './list-query.ts';

interface AllPackagesProps {
  readonly store: AdminStore;
  readonly toasts: ToastsStore;
}

const none: readonly Listed[] = [];

export function AllPackages({ store, toasts }: AllPackagesProps) {
  const { packages: call } = useSnapshot(store.state);
  const all: readonly Listed[] = shown(call) ?? none;
  const { query, change, save } = useAddressQuery(listQuery);
  const searchable = useMemo(() => toSearchable(all), [all]);
  // Typing stays responsive; the cards follow at lower priority.
  const wanted = useDeferredValue(query);
  const found = useMemo(() => findPackages(searchable, wanted), [searchable, wanted]);
  const [asked, setAsked] = useState<Listed | null>(null);
  const ask = useCallback((one: Listed) => setAsked(one), []);

  useEffect(() => {
    void store.load();
  }, [store]);

  async function remove({ _id }: Listed) {
    setAsked(null);
    const deleted = await store.remove(_id);
    if (deleted.status === 'dropped') return;
    const tone = deleted.status === 'done' ? 'success' : 'danger';
    toasts.show({ text: deleted.text, tone, ms: toastMs.deletedPackage });
  }

  return (
    <>
      <PageHead title="All PACKAGES">
        <ButtonLink tone="rani" href={paths.adminCreatePackage}>
          <Plus size={20} />
          Create New Package
        </ButtonLink>
      </PageHead>
      <CallState call={call} onRetry={() => void store.load()} />
      {shown(call) && all.length === 0 && (
        <p className={styles.empty}>
          There are no packages yet. Create the first one, and it is on the site.
        </p>
      )}
      {all.length > 0 && (
        <>
          <FilterBar query={query} found={found.length} all={all.length} onChange={change} onDone={save} />
          {found.length === 0 && narrows(query) && (
            <div className={styles.empty}>
              <p>No package matches.</p>
              <Button tone="line" onClick={() => change({ ...everything, sort: query.sort })}>
                Show all packages
              </Button>
            </div>
          )}
          <CardGrid packages={found} store={store} onDelete={ask} />
        </>
      )}
      <ConfirmDialog
        question={asked && question(asked)}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void remove(asked);
        }}
      />
    </>
  );
}

const question = ({ name, place }: Listed) => ({
  title: 'Are you sure you want to delete this package?',
  description: [name, place].filter(Boolean).join(', '),
  confirm: 'Delete',
});
