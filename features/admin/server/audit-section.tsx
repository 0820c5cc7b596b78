import { useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { AuditLogEvent } from '#contract/audit-log.ts';
import { useResource } from '#features/admin/resource.ts';
import { QueryStatus } from '#features/admin/ui/page.tsx';
import * as rows from '#features/admin/ui/rows.css.ts';
import { dataOf } from '#features/shared/query.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { Alert } from '#features/shared/ui/form/field.tsx';
import { formatEvent, formatOrigin, type AuditStore } from './audit-store.ts';
import * as styles from './server.css.ts';
import { formatDateTime } from './status-items.ts';

/** Events shown at first, and added with each click. */
const step = 10;

export function AuditSection({ store }: { readonly store: AuditStore }) {
  const id = useId();
  const call = useResource(store.log);
  const { earlier } = useSnapshot(store.state);
  const [limit, setLimit] = useState(step);
  /** Index of the first event that the last click adds. */
  const [firstAdded, setFirstAdded] = useState<number>();
  const log = dataOf(call);
  const events = log?.events.slice(0, limit) ?? [];
  const hasMore = log !== undefined && (log.next !== null || log.events.length > limit);

  const showEarlier = () => {
    if (!log) return;
    setFirstAdded(events.length);
    // After a failed call the limit has been raised already.
    if (log.events.length >= limit) setLimit(limit + step);
    if (log.events.length < limit + step) void store.loadEarlier();
  };

  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        Last changes
      </h2>
      <QueryStatus call={call} onRetry={() => void store.log.load()} />
      {log && log.events.length === 0 && <p className={styles.emptyText}>Nothing has been changed yet.</p>}
      {events.length > 0 && (
        <ul className={rows.list}>
          {events.map((event, index) => (
            <Event key={event._id} event={event} takesFocus={index === firstAdded} />
          ))}
        </ul>
      )}
      {earlier.status === 'rejected' && (
        <div className={styles.error}>
          <Alert>{earlier.error}</Alert>
        </div>
      )}
      {hasMore && (
        <Button
          tone="line"
          className={styles.more}
          aria-disabled={earlier.status === 'pending'}
          onClick={showEarlier}
        >
          {labels[earlier.status]}
        </Button>
      )}
    </section>
  );
}

const labels = { idle: 'Show earlier', pending: 'Loading...', rejected: 'Try again' } as const;

interface EventProps {
  readonly event: AuditLogEvent;
  /** When it appears, unless the focus has moved to another part of the page: the button may be gone. */
  readonly takesFocus: boolean;
}

function Event({ event, takesFocus }: EventProps) {
  const row = useRef<HTMLLIElement>(null);
  const date = new Date(event.at);
  const origin = formatOrigin(event);
  useEffect(() => {
    if (!takesFocus) return;
    const { activeElement } = document;
    const isHere = activeElement?.closest('section') === row.current?.closest('section');
    if (activeElement === document.body || isHere) row.current?.focus();
  }, [takesFocus]);
  return (
    <li ref={row} className={styles.row} tabIndex={-1}>
      <p dir="auto" className={styles.sentence}>
        {formatEvent(event)}
      </p>
      {event.summary && (
        <p dir="auto" className={styles.detail}>
          {event.summary}
        </p>
      )}
      <p className={styles.detail}>
        {!Number.isNaN(date.getTime()) && (
          <time dateTime={date.toISOString()}>{formatDateTime(event.at)}</time>
        )}
        {origin && `, ${origin}`}
      </p>
    </li>
  );
}
