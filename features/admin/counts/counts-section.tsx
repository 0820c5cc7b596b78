import { useId } from 'react';
import * as v from 'valibot';
import { PackageCountsSchema, type PackageCounts } from '#contract/package-counts.ts';
import { call } from '#features/admin/call.ts';
import { createResource, useResource, type Resource } from '#features/admin/resource.ts';
import { QueryStatus } from '#features/admin/ui/page.tsx';
import type { Http } from '#features/shared/http.ts';
import { dataOf } from '#features/shared/query.ts';
import * as styles from './counts-section.css.ts';
import { DaysPlot, DaysTable, type Series } from './days.tsx';
import { ToursTable } from './tours-table.tsx';

const shownDays = 30;

/** What visitors did with the packages in these days. */
export const createCounts = (http: Http) =>
  createResource<PackageCounts>(
    async (signal) =>
      v.parse(
        PackageCountsSchema,
        await call(http, 'GET /admin/counts', { query: { days: String(shownDays) }, signal }),
      ),
    'What visitors did could not be loaded.',
  );

const openings: readonly Series[] = [
  { label: 'opened', color: 'open', valueOf: ({ counts }) => counts.open },
];
const enquiries: readonly Series[] = [
  { label: 'called', color: 'call', valueOf: ({ counts }) => counts.call },
  { label: 'chatted', color: 'chat', valueOf: ({ counts }) => counts.chat },
];

/** Which tours visitors open, and which bring calls. */
export function CountsSection({ resource }: { readonly resource: Resource<PackageCounts> }) {
  const id = useId();
  const state = useResource(resource);
  const counts = dataOf(state);

  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        What visitors did in the last {shownDays} days
      </h2>
      <QueryStatus call={state} onRetry={() => void resource.load()} />
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
