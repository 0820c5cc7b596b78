import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { PackageCard } from '#contract/package.ts';
import type { AdminPackagesStore, PackageSnapshot } from '#features/admin/packages-store.ts';
import { useResource } from '#features/admin/resource.ts';
import { RecentlyDeleted } from '#features/admin/trash/recently-deleted.tsx';
import { createUndoAction, type TrashStore } from '#features/admin/trash/trash-store.ts';
import { ConfirmDialog } from '#features/admin/ui/dialog.tsx';
import { Plus } from '#features/admin/ui/icons.ts';
import { PageHeader, QueryStatus } from '#features/admin/ui/page.tsx';
import { toastMs, type ToastsStore } from '#features/admin/ui/toasts-store.ts';
import { paths } from '#features/shared/paths.ts';
import { dataOf } from '#features/shared/query.ts';
import { useSearchParamsState } from '#features/shared/search/use-search-params-state.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import type { CardTools } from './admin-package-card.tsx';
import { CardGrid } from './card-grid.tsx';
import { FilterBar } from './filter-bar.tsx';
import { HomeOrderDialog } from './home-order/home-order-dialog.tsx';
import type { HomeOrderStore } from './home-order/home-order-store.ts';
import {
  createSearchIndex,
  defaultListQuery,
  isFiltered,
  listQueryFormat,
  searchPackages,
} from './list-query.ts';
import * as styles from './list.css.ts';
import { PriceTools } from './prices/price-tools.tsx';
import type { PricesStore } from './prices/prices-store.ts';
import { SelectAll, useSelection } from './selection.tsx';

/** What the list offers. */
export interface ListTools extends Pick<CardTools, 'edits' | 'saveValue' | 'isOurBackend'> {
  readonly prices: PricesStore;
  readonly homeOrder: HomeOrderStore;
  readonly trash: TrashStore;
  /** Copies the address of a package's page. @returns whether the browser lets us */
  readonly copyLink: (id: string) => Promise<boolean>;
}

interface AllPackagesProps {
  readonly store: AdminPackagesStore;
  readonly toasts: ToastsStore;
  readonly tools: ListTools;
  /** Below the title. */
  readonly children?: ReactNode;
}

const noPackages: readonly PackageSnapshot[] = [];

export function AllPackages({ store, toasts, tools, children }: AllPackagesProps) {
  const call = useResource(store.list);
  const all: readonly PackageSnapshot[] = dataOf(call) ?? noPackages;
  const { query: asked, change, save } = useSearchParamsState(listQueryFormat);
  const { isOurBackend, trash } = tools;
  const query = useMemo(() => (isOurBackend ? asked : { ...asked, visibility: null }), [asked, isOurBackend]);
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
  const [isOrdering, setOrdering] = useState(false);
  const selection = useSelection(all, matches);
  const { toggle: onSelect } = selection;
  const cardTools = useMemo<CardTools>(
    () => ({
      edits: tools.edits,
      isOurBackend: tools.isOurBackend,
      onSelect,
      onDelete: setPackageToDelete,
      // Values that are saved say so in a toast (specification, section 8).
      saveValue: async (tour, value) => {
        keepChanged(tour._id);
        const result = await tools.saveValue(tour, value);
        if (result.status === 'saved') toasts.show({ text: result.text, tone: 'success', ms: toastMs.usual });
        return result;
      },
      onCopyLink: async ({ _id }) => {
        const isCopied = await tools.copyLink(_id);
        toasts.show({
          text: isCopied
            ? 'The link is copied. Paste it into a message.'
            : 'This browser does not let us copy. Open the page and copy its address.',
          tone: isCopied ? 'success' : 'danger',
          ms: toastMs.usual,
        });
      },
    }),
    [tools, onSelect, keepChanged, toasts],
  );

  async function remove({ _id }: PackageCard) {
    setPackageToDelete(null);
    const action = isOurBackend ? createUndoAction(trash, toasts, _id) : undefined;
    toasts.showOutcome(await store.remove(_id), toastMs.deletedPackage, action);
  }

  return (
    <>
      <PageHeader title="All PACKAGES">
        <div className={styles.headerActions}>
          {isOurBackend && (
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
      {isOurBackend && <RecentlyDeleted trash={trash} toasts={toasts} />}
      <QueryStatus call={call} onRetry={() => void store.list.load()} />
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
            isOurBackend={isOurBackend}
          />
          {matches.length === 0 && isFiltered(query) && (
            <div className={styles.empty}>
              <p>No package matches.</p>
              <Button tone="line" onClick={() => change({ ...defaultListQuery, sort: query.sort })}>
                Show all packages
              </Button>
            </div>
          )}
          {isOurBackend && matches.length > 0 && (
            <SelectAll
              count={matches.length}
              areAllSelected={selection.areAllShown}
              isSomeSelected={selection.isSomeShown}
              onChange={selection.toggleAllShown}
            />
          )}
          <CardGrid packages={matches} store={store} tools={cardTools} selected={selection.ids} />
          {isOurBackend && (
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
      {isOurBackend && (
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

const question = ({ name, place }: PackageCard) => ({
  title: 'Are you sure you want to delete this package?',
  description: [name, place].filter(Boolean).join(', '),
  confirm: 'Delete',
});
