import { useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { PackageCard } from '#contract/package.ts';
import type { AdminPackagesStore, PackageSnapshot } from '#features/admin/packages-store.ts';
import { RecentlyDeleted } from '#features/admin/trash/recently-deleted.tsx';
import type { TrashStore } from '#features/admin/trash/trash-store.ts';
import { createUndoAction } from '#features/admin/trash/undo-deletion.ts';
import { ConfirmDialog } from '#features/admin/ui/confirm-dialog.tsx';
import { Plus } from '#features/admin/ui/icons.ts';
import { PageHeader } from '#features/admin/ui/page-header.tsx';
import { QueryStatus } from '#features/admin/ui/query-status.tsx';
import { toastMs, type ToastsStore } from '#features/admin/ui/toasts-store.ts';
import { paths } from '#features/shared/paths.ts';
import { dataOf } from '#features/shared/query.ts';
import { useSearchParamsState } from '#features/shared/search/use-search-params-state.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import * as styles from './all-packages.css.ts';
import { CardGrid } from './card-grid.tsx';
import type { CardTools } from './card-tools.ts';
import { FilterBar } from './filter-bar.tsx';
import { HomeOrderDialog } from './home-order/home-order-dialog.tsx';
import { defaultListQuery, isFiltered, listQueryFormat } from './list-query.ts';
import type { ListTools } from './list-tools.ts';
import { PriceTools } from './prices/price-tools.tsx';
import { createSearchIndex, searchPackages } from './search-packages.ts';
import { SelectAll } from './selection/select-all.tsx';
import { useSelection } from './selection/use-selection.ts';

interface AllPackagesProps {
  readonly store: AdminPackagesStore;
  readonly toasts: ToastsStore;
  /** Null where the backend keeps nothing that was deleted. */
  readonly trash: TrashStore | null;
  /** Absent: the list has nothing beside Edit, Duplicate and Delete. */
  readonly tools?: ListTools;
  /** Copies the address of a package's page; null where the backend has no packages by link. */
  readonly copyLink?: ((id: string) => Promise<boolean>) | null;
  /** Below the title. */
  readonly children?: ReactNode;
}

const noPackages: readonly PackageSnapshot[] = [];

export function AllPackages({ store, toasts, trash, tools, copyLink = null, children }: AllPackagesProps) {
  const { packages: call } = useSnapshot(store.state);
  const all: readonly PackageSnapshot[] = dataOf(call) ?? noPackages;
  const { query: asked, change, save } = useSearchParamsState(listQueryFormat);
  const hasVisibility = copyLink !== null;
  const query = useMemo(
    () => (hasVisibility ? asked : { ...asked, visibility: null }),
    [asked, hasVisibility],
  );
  const searchable = useMemo(() => createSearchIndex(all), [all]);
  const deferredQuery = useDeferredValue(query);
  // With its Undo, although it may have left the filter.
  const [changed, setChanged] = useState({ id: '', query });
  if (changed.query !== query) setChanged({ id: '', query });
  const keepChanged = useCallback((id: string) => setChanged((before) => ({ ...before, id })), []);
  const matches = useMemo(
    () => searchPackages(searchable, deferredQuery, changed.id),
    [searchable, deferredQuery, changed.id],
  );
  const [packageToDelete, setPackageToDelete] = useState<PackageCard | null>(null);
  const askToDelete = useCallback((tour: PackageCard) => setPackageToDelete(tour), []);

  const [isOrdering, setOrdering] = useState(false);
  const selection = useSelection(all, matches);
  const cardTools = useCardTools(tools, toasts, selection.toggle, keepChanged);

  useEffect(() => {
    void store.load();
  }, [store]);

  const copy = useCallback(
    async ({ _id }: PackageCard) => {
      const isCopied = await copyLink?.(_id);
      toasts.show(
        isCopied
          ? { text: 'The link is copied. Paste it into a message.', tone: 'success', ms: toastMs.usual }
          : {
              text: 'This browser does not let us copy. Open the page and copy its address.',
              tone: 'danger',
              ms: toastMs.usual,
            },
      );
    },
    [copyLink, toasts],
  );

  async function remove({ _id }: PackageCard) {
    setPackageToDelete(null);
    const deleted = await store.remove(_id);
    if (deleted.status === 'dropped') return;
    const tone = deleted.status === 'done' ? 'success' : 'danger';
    const action = deleted.status === 'done' ? createUndoAction(trash, toasts, _id) : undefined;
    toasts.show({ text: deleted.text, tone, ms: toastMs.deletedPackage, action });
  }

  return (
    <>
      <PageHeader title="All PACKAGES">
        <div className={styles.headerActions}>
          {tools?.homeOrder && (
            <Button tone="line" className={styles.headerAction} onClick={() => setOrdering(true)}>
              Home page order
            </Button>
          )}
          <ButtonLink tone="rani" href={paths.adminCreatePackage} className={styles.headerAction}>
            <Plus size={20} />
            Create New Package
          </ButtonLink>
        </div>
      </PageHeader>
      {children}
      {trash && <RecentlyDeleted trash={trash} toasts={toasts} />}
      <QueryStatus call={call} onRetry={() => void store.load()} />
      {dataOf(call) && all.length === 0 && (
        <p className={styles.empty}>
          There are no packages yet. Create the first one, and visitors see it at once.
        </p>
      )}
      {all.length > 0 && (
        <>
          <FilterBar
            query={query}
            matchCount={matches.length}
            total={all.length}
            onChange={change}
            onDone={save}
            hasVisibility={hasVisibility}
          />
          {matches.length === 0 && isFiltered(query) && (
            <div className={styles.empty}>
              <p>No package matches.</p>
              <Button tone="line" onClick={() => change({ ...defaultListQuery, sort: query.sort })}>
                Show all packages
              </Button>
            </div>
          )}
          {tools?.prices && matches.length > 0 && (
            <SelectAll
              count={matches.length}
              areAllSelected={selection.areAllShown}
              isSomeSelected={selection.isSomeShown}
              onChange={selection.toggleAllShown}
            />
          )}
          <CardGrid
            packages={matches}
            store={store}
            onDelete={askToDelete}
            {...(hasVisibility && { onCopyLink: copy })}
            tools={cardTools}
            selected={selection.ids}
          />
          {tools?.prices && (
            <PriceTools
              store={tools.prices}
              toasts={toasts}
              selected={selection.selected}
              hiddenCount={selection.hiddenCount}
              onClear={selection.clear}
            />
          )}
        </>
      )}
      {tools?.homeOrder && (
        <HomeOrderDialog
          store={tools.homeOrder}
          packages={all}
          open={isOrdering}
          onClose={() => setOrdering(false)}
        />
      )}
      <ConfirmDialog
        question={packageToDelete && question(packageToDelete)}
        onCancel={() => setPackageToDelete(null)}
        onConfirm={() => {
          if (packageToDelete) void remove(packageToDelete);
        }}
      />
    </>
  );
}

/** Values that are saved say so in a toast (specification, section 8). */
function useCardTools(
  tools: ListTools | undefined,
  toasts: ToastsStore,
  onSelect: CardTools['onSelect'],
  onSave: (id: string) => void,
): CardTools | undefined {
  return useMemo(
    () =>
      tools && {
        edits: tools.edits,
        hasVisibility: tools.hasVisibility,
        onSelect: tools.prices ? onSelect : undefined,
        saveValue: async (tour, change) => {
          onSave(tour._id);
          const result = await tools.saveValue(tour, change);
          if (result.status === 'saved')
            toasts.show({ text: result.text, tone: 'success', ms: toastMs.usual });
          return result;
        },
      },
    [tools, toasts, onSelect, onSave],
  );
}

const question = ({ name, place }: PackageCard) => ({
  title: 'Are you sure you want to delete this package?',
  description: [name, place].filter(Boolean).join(', '),
  confirm: 'Delete',
});
