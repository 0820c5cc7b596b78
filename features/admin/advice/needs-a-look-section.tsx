import { useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { call } from '#features/admin/call.ts';
import type { FormOfDraft } from '#features/admin/drafts/draft-store.ts';
import type { AdminPackagesStore } from '#features/admin/packages-store.ts';
import { createResource } from '#features/admin/resource.ts';
import * as rows from '#features/admin/ui/rows.css.ts';
import type { Http } from '#features/shared/http.ts';
import { dataOf } from '#features/shared/query.ts';
import { readKey } from '#features/shared/read-answer.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { Check } from '#features/shared/ui/icons.tsx';
import * as styles from './needs-a-look-section.css.ts';
import { listNeedsALook, type LookEntry, type LookSource } from './needs-a-look.ts';

/**
 * The names of the agency's facts that the owner has changed. Only the names are read: the schemas of the facts bring the
 * library of phone numbers.
 */
export const createChangedFacts = (http: Http) =>
  createResource(async (signal): Promise<readonly string[]> => {
    const answer = await call(http, 'GET /admin/agency', { signal });
    const facts = readKey(readKey(answer, 'agency'), 'facts');
    if (typeof facts !== 'object' || facts === null) throw new Error('The answer has no facts.');
    return Object.keys(facts);
  }, 'Failed to fetch the agency');

/** Entries shown at first. */
const shortLength = 5;

interface NeedsALookSectionProps extends Pick<LookSource, 'changedFacts' | 'destinations'> {
  /** Loaded by the page. */
  readonly store: AdminPackagesStore;
  readonly readDrafts: () => readonly FormOfDraft[];
  readonly waitingPictures: number;
}

/** What the owner should mend; without packages and drafts there is nothing to say. */
export function NeedsALookSection({
  store,
  changedFacts,
  destinations,
  readDrafts,
  waitingPictures,
}: NeedsALookSectionProps) {
  const id = useId();
  const { call: loading } = useSnapshot(store.list.state);
  const [drafts] = useState(readDrafts);
  const [now] = useState(() => Date.now());
  const [isWhole, setIsWhole] = useState(false);
  const packages = dataOf(loading);
  const entries = useMemo(
    () =>
      packages ? listNeedsALook({ packages, changedFacts, destinations, drafts, waitingPictures, now }) : [],
    [packages, changedFacts, destinations, drafts, waitingPictures, now],
  );
  if (!packages || (packages.length === 0 && entries.length === 0)) return null;
  const shown = isWhole ? entries : entries.slice(0, shortLength);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        Needs a look {entries.length > 0 && <span className={styles.count}>{entries.length}</span>}
      </h2>
      {entries.length === 0 ? (
        <p className={styles.allWell}>
          <Check size={22} className={styles.check} aria-hidden="true" />
          All is well: every package has pictures, a price, its lists and its days.
        </p>
      ) : (
        <ul className={rows.list}>
          {shown.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
      {entries.length > shortLength && (
        <Button tone="line" className={styles.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? `Show the first ${shortLength}` : `Show all ${entries.length}`}
        </Button>
      )}
    </section>
  );
}

function Entry({ entry: { subject, reasons, href } }: { readonly entry: LookEntry }) {
  return (
    <li className={classes(rows.linkRow, styles.row)}>
      <Link href={href} dir="auto" className={rows.rowLink}>
        {subject}
      </Link>
      <p className={styles.reasons}>{reasons.join(' · ')}</p>
    </li>
  );
}
