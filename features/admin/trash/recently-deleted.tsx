import { useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { DeletedItem } from '#contract/admin-answers.ts';
import { limits } from '#contract/limits.ts';
import { formatTimeAgo } from '#features/admin/overview/last-changed.ts';
import { ConfirmDialog } from '#features/admin/ui/dialog.tsx';
import { useResource } from '#features/admin/resource.ts';
import { QueryStatus } from '#features/admin/ui/page.tsx';
import * as rows from '#features/admin/ui/rows.css.ts';
import type { Outcome, ToastsStore } from '#features/admin/ui/toasts-store.ts';
import { dataOf } from '#features/shared/query.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden } from '#features/shared/ui/elements.tsx';
import { Picture } from '#features/shared/ui/picture.tsx';
import * as styles from './recently-deleted.css.ts';
import type { TrashStore } from './trash-store.ts';

interface RecentlyDeletedProps {
  readonly trash: TrashStore;
  readonly toasts: ToastsStore;
  /** Whether it is on a page of its own, and not above a list. */
  readonly isPage?: boolean;
}

/** Shows nothing above a list while nothing was deleted. */
export function RecentlyDeleted({ trash, toasts, isPage = false }: RecentlyDeletedProps) {
  const call = useResource(trash.items);
  const { busy } = useSnapshot(trash.state);
  const items = dataOf(call);
  const summary = useRef<HTMLElement>(null);
  const [hasRetried, setHasRetried] = useState(false);
  const [itemToDelete, setItemToDelete] = useState<DeletedItem | null>(null);

  async function run(action: Promise<Outcome>) {
    toasts.showOutcome(await action);
    // The focused button has left the list with its row.
    if (document.activeElement === document.body) summary.current?.focus();
  }

  const isRetrying = hasRetried && call.status === 'pending';
  if (!isPage && call.status !== 'rejected' && !isRetrying && !items?.length) return null;
  const title = isPage ? pageTitles[trash.kind] : 'Recently deleted';
  return (
    <details className={styles.section} open={isPage}>
      <summary ref={summary} className={rows.summary}>
        {title}
        {items && ` (${items.length})`}
      </summary>
      <div className={styles.content}>
        <QueryStatus
          call={call}
          onRetry={() => {
            setHasRetried(true);
            void trash.items.load();
          }}
        />
        {call.status !== 'rejected' && items?.length === 0 && (
          <p>
            There are no deleted {trash.kind}s. Each is kept for {limits.trashDays} days.
          </p>
        )}
        <ul className={rows.list}>
          {items?.map((item) => (
            <DeletedRow
              key={item._id}
              item={item}
              isBusy={busy.includes(item._id)}
              onRestore={() => void run(trash.restore(item._id))}
              onDelete={() => setItemToDelete(item)}
            />
          ))}
        </ul>
      </div>
      <ConfirmDialog
        question={
          itemToDelete && {
            title: `Delete this ${trash.kind} for good?`,
            description: `${itemToDelete.name} and its pictures can't be brought back then.`,
            confirm: 'Delete for good',
          }
        }
        onCancel={() => setItemToDelete(null)}
        onConfirm={() => {
          setItemToDelete(null);
          if (itemToDelete) void run(trash.deleteForGood(itemToDelete._id));
        }}
      />
    </details>
  );
}

const pageTitles = { package: 'Packages', destination: 'Destinations' } as const;

interface DeletedRowProps {
  readonly item: DeletedItem;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onDelete: () => void;
}

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' });

function DeletedRow({ item, isBusy, onRestore, onDelete }: DeletedRowProps) {
  const [now] = useState(() => Date.now());
  const id = useId();
  const author = item.deletedBy?.name || item.deletedBy?.email;
  return (
    <li className={styles.row} aria-labelledby={id}>
      <div className={styles.frame}>
        <Picture address={item.images[0]} alt="" sizes="96px" />
      </div>
      <div className={styles.about}>
        <p id={id} dir="auto" className={styles.name}>
          {item.name}
        </p>
        <p className={styles.details}>
          Deleted {formatTimeAgo(item.deletedAt, now)}
          {author && (
            <>
              {' '}
              by <bdi>{author}</bdi>
            </>
          )}
          , kept until {day.format(item.endsAt)}
        </p>
      </div>
      <div className={styles.actions}>
        <Button tone="line" aria-disabled={isBusy} onClick={isBusy ? undefined : onRestore}>
          <span>
            Restore <VisuallyHidden>{item.name}</VisuallyHidden>
          </span>
        </Button>
        <Button tone="line" aria-disabled={isBusy} onClick={isBusy ? undefined : onDelete}>
          <span>
            Delete for good <VisuallyHidden>{item.name}</VisuallyHidden>
          </span>
        </Button>
      </div>
    </li>
  );
}
