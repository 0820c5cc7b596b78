import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { categories, type Category } from '#contract/category.ts';
import { limits } from '#contract/limits.ts';
import { moveEntry } from '#features/admin/edit-list.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import * as dialogStyles from '#features/admin/ui/dialog.css.ts';
import { ModalDialog } from '#features/admin/ui/dialog.tsx';
import { QueryStatus } from '#features/admin/ui/page.tsx';
import { Segmented } from '#features/admin/ui/segmented.tsx';
import { paths } from '#features/shared/paths.ts';
import { dataOf } from '#features/shared/query.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { Announcement } from '#features/shared/ui/elements.tsx';
import { Alert } from '#features/shared/ui/form/field.tsx';
import type { HomeOrderStore } from './home-order-store.ts';
import * as styles from './home-order.css.ts';
import { OtherList } from './other-list.tsx';
import { PinnedList } from './pinned-list.tsx';
import { listRows, pinForMove } from './pinned-order.ts';

interface HomeOrderDialogProps {
  readonly store: HomeOrderStore;
  readonly packages: readonly PackageSnapshot[];
  readonly open: boolean;
  readonly onClose: () => void;
}

export function HomeOrderDialog({ store, packages, open, onClose }: HomeOrderDialogProps) {
  return (
    <ModalDialog
      title="Home page order"
      description="Pinned packages come first in their row of the home page, the newest follow. Moving a package pins those that must stay in front. Each change is saved at once."
      open={open}
      onClose={onClose}
    >
      <HomeOrder store={store} packages={packages} />
    </ModalDialog>
  );
}

const options = [
  { value: 'domestic', label: 'Domestic' },
  { value: 'international', label: 'International' },
] as const;

function HomeOrder({ store, packages }: Pick<HomeOrderDialogProps, 'store' | 'packages'>) {
  const { call } = useSnapshot(store.stored.state);
  const { shown, isSaving, error, earlier } = useSnapshot(store.state);
  const [category, setCategory] = useState<Category>(categories[0]);
  const [message, setMessage] = useState('');

  useEffect(() => {
    void store.load();
  }, [store]);

  const answer = dataOf(call);
  const status = <QueryStatus call={call} onRetry={() => void store.load()} />;
  if (!answer || !shown) return status;
  const ids = shown[category];
  const rows = listRows(category, ids, packages, answer.deleted);
  const shownIds = rows.others.filter(({ isShown }) => isShown).map(({ id }) => id);
  const change = (next: readonly string[], text: string) => {
    setMessage(text);
    void store.change({ ...shown, [category]: next });
  };

  return (
    <div className={styles.content}>
      {status}
      <Segmented legend="Row" options={options} value={category} onChange={setCategory} />
      {error !== '' && (
        <div className={styles.error}>
          <Alert>{error}</Alert>
          <Button tone="line" onClick={() => void store.save()}>
            Try again
          </Button>
        </div>
      )}
      <section className={styles.section}>
        <h3 className={styles.heading}>Pinned</h3>
        {rows.pinned.length === 0 && <p className={styles.empty}>None: the row shows the newest packages.</p>}
        <PinnedList
          label={`Pinned ${category} packages`}
          rows={rows.pinned}
          onMove={(from, to) =>
            change(moveEntry(ids, from, to), `${rows.pinned[from]?.name} is now ${to + 1} of ${ids.length}.`)
          }
          onUnpin={({ id, name }) => {
            change(
              ids.filter((other) => other !== id),
              `${name} is no longer pinned.`,
            );
          }}
        />
      </section>
      <section className={styles.section}>
        <h3 className={styles.heading}>Not pinned, newest first</h3>
        <OtherList
          key={category}
          label={`Other ${category} packages`}
          rows={rows.others}
          isFull={ids.length >= limits.pinnedPackages}
          onPin={({ id, name }) => {
            change([...ids, id], `${name} is pinned as ${ids.length + 1} of ${ids.length + 1}.`);
          }}
          canMove={({ id }, by) => pinForMove(ids, shownIds, id, by) !== null}
          onMove={({ id, name }, by) => {
            const next = pinForMove(ids, shownIds, id, by) ?? ids;
            const place = ids.length + shownIds.indexOf(id) + by + 1;
            change(
              next,
              `${name} is now ${place} of ${ids.length + shownIds.length}. Pinned: ${next.length}.`,
            );
          }}
        />
      </section>
      <div className={dialogStyles.footer}>
        <Button
          tone="line"
          data-undo
          className={styles.undo}
          aria-disabled={earlier.length === 0}
          onClick={() => {
            if (earlier.length === 0) return;
            setMessage('Undone.');
            void store.undo();
          }}
        >
          Undo
        </Button>
        <ButtonLink tone="banyan" href={paths.home}>
          See the home page
        </ButtonLink>
        <p className={styles.status}>{describeStatus(isSaving, error, earlier.length > 0)}</p>
      </div>
      <Announcement>{message}</Announcement>
    </div>
  );
}

function describeStatus(isSaving: boolean, error: string, hasChanged: boolean): string {
  if (isSaving) return 'Saving...';
  if (error !== '') return 'Not saved';
  return hasChanged ? 'Saved' : '';
}
