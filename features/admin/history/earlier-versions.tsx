import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { EarlierVersion } from '#contract/admin-answers.ts';
import { earlierVersionsId, formatTimeAgo } from '#features/admin/overview/last-changed.ts';
import { QueryStatus } from '#features/admin/ui/page.tsx';
import * as rows from '#features/admin/ui/rows.css.ts';
import { dataOf } from '#features/shared/query.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden } from '#features/shared/ui/elements.tsx';
import { Alert } from '#features/shared/ui/form/field.tsx';
import * as styles from './earlier-versions.css.ts';
import type { OpenHistory } from './history-store.ts';

/** What it was before a save, and what that save changed. */
interface OpenedVersion<T> {
  readonly earlier: T;
  readonly version: number;
  readonly title: string;
}

interface EarlierVersionsProps<T> {
  readonly openHistory: OpenHistory<T>;
  readonly id: string;
  readonly onOpen: (opened: OpenedVersion<T>) => void;
}

/** What a package or destination was before each save; fetched when it is opened. */
export function EarlierVersions<T>({ openHistory, id, onOpen }: EarlierVersionsProps<T>) {
  const [history] = useState(() => openHistory(id));
  const { call } = useSnapshot(history.versions.state);
  const { opening } = useSnapshot(history.state);
  const versions = dataOf(call);
  const [now] = useState(() => Date.now());
  const [isAsked] = useState(() => location.hash === `#${earlierVersionsId}`);
  useEffect(() => {
    if (isAsked) void history.versions.load();
    return history.close;
  }, [history, isAsked]);

  async function open(version: EarlierVersion) {
    const earlier = await history.open(version.version);
    if (earlier === undefined) return;
    onOpen({ earlier, version: version.version, title: version.summary });
  }

  return (
    <details
      id={earlierVersionsId}
      open={isAsked}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && call.status === 'idle') void history.versions.load();
      }}
    >
      <summary className={rows.summary}>Earlier versions</summary>
      {call.status !== 'idle' && <QueryStatus call={call} onRetry={() => void history.versions.load()} />}
      {versions?.length === 0 && <p className={styles.empty}>Nothing has been changed yet.</p>}
      <ol className={styles.list}>
        {versions?.map((version) => (
          <li key={version.version} className={styles.row}>
            <div className={styles.about}>
              <p dir="auto" className={styles.change}>
                {version.summary || 'Saved without a change'}
              </p>
              <p className={styles.details}>{describeChange(version, now)}</p>
              {opening?.version === version.version && opening.error !== null && (
                <Alert>{opening.error}</Alert>
              )}
            </div>
            <Button tone="line" onClick={() => void open(version)}>
              <span>
                See what it was before <VisuallyHidden>{version.summary}</VisuallyHidden>
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Such as 'Changed 2 hours ago by Asha'. @param now ms since 1970 */
function describeChange({ replacedAt, replacedBy }: EarlierVersion, now: number): string {
  const author = replacedBy?.name || replacedBy?.email;
  return `Changed ${formatTimeAgo(replacedAt, now)}${author ? ` by ${author}` : ''}`;
}
