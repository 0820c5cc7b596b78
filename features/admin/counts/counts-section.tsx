import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import type { PackageCounts } from '#contract/package-counts.ts';
import { QueryStatus } from '#features/admin/ui/page.tsx';
import { dataOf } from '#features/shared/query.ts';
import * as styles from './counts-section.css.ts';
import { shownDays, type CountsStore } from './counts-store.ts';
import { DaysPlot, DaysTable, type Series } from './days.tsx';
import { ToursTable } from './tours-table.tsx';

const openings: readonly Series[] = [
  { label: 'opened', color: 'open', valueOf: ({ counts }) => counts.open },
];
const enquiries: readonly Series[] = [
  { label: 'called', color: 'call', valueOf: ({ counts }) => counts.call },
  { label: 'chatted', color: 'chat', valueOf: ({ counts }) => counts.chat },
];

/** Which tours visitors open, and which bring calls. */
export function CountsSection({ store }: { readonly store: CountsStore }) {
  const id = useId();
  const { counts: call } = useSnapshot(store.state);
  const counts = dataOf(call);

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        What visitors did in the last {shownDays} days
      </h2>
      <QueryStatus call={call} onRetry={() => void store.load()} />
      {counts && (counts.packages.length > 0 ? <Figures counts={counts} /> : <NoFigures />)}
    </section>
  );
}

function NoFigures() {
  return (
    <p className={styles.emptyText}>
      Nobody has opened a tour in these days, or called about one. Once visitors do, you see here which tours
      bring the calls. What you do yourself while you are signed in is not counted.
    </p>
  );
}

function Figures({ counts: { days, packages } }: { readonly counts: PackageCounts }) {
  const id = useId();
  return (
    <>
      <div className={styles.plots}>
        <DaysPlot days={days} title="Tours opened" series={openings} />
        <DaysPlot days={days} title="Calls and chats" series={enquiries} />
      </div>
      <DaysTable days={days} />
      <h3 id={id} className={styles.subheading}>
        Which tours bring calls
      </h3>
      <ToursTable id={id} tours={packages} />
      <p className={styles.note}>
        Each press of a button counts, on a card as well as on the tour’s own page. Asked is the share of the
        openings after which somebody called or chatted. Days are those of India.
      </p>
    </>
  );
}
