import { useId } from 'react';
import type { PackageCard } from '#contract/package.ts';
import { paths } from '#features/shared/paths.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { AskActions } from '#features/shared/ui/phone-number.tsx';
import type { ShownRow } from '#features/shortlist/rows.ts';
import type { ShortlistDeps } from '#features/shortlist/shortlist-deps.ts';
import { getDisplayName } from '#features/shortlist/shortlist-item.ts';
import { panel, printOnly, row, screenOnly, split, stack, typography } from '#styles/recipes.css.ts';
import * as styles from './list.css.ts';

interface EnquirySectionProps {
  readonly absolute: ShortlistDeps['absolute'];
  readonly rows: readonly ShownRow[];
  readonly list: string;
}

export function EnquirySection({ absolute, rows, list }: EnquirySectionProps) {
  const heading = useId();
  const items = rows.map(({ id, tour }) => ({ tour, address: absolute(paths.packageDetail(id)) }));
  return (
    <section aria-labelledby={heading} className={classes(panel.tulsi, split.action, styles.enquiry)}>
      <div className={classes(stack.x3, screenOnly)}>
        <h2 id={heading} className={typography.h2Small}>
          Cannot decide?
        </h2>
        <p className={styles.enquiryText}>
          Tell us when you can travel and who comes along. The WhatsApp message names your list already;
          dates, rooms and meals can be changed.
        </p>
      </div>
      <div className={row.x3}>
        <AskActions call="Call Us" chat="Chat on WhatsApp" message={formatEnquiry(items, list)} />
      </div>
      <p className={classes(printOnly, typography.small, styles.address)}>
        These tours with their present prices: {list}
      </p>
    </section>
  );
}

/** For more it links the list, as the length of a link is limited. */
const maxNamed = 10;

export interface EnquiryItem {
  readonly tour: Pick<PackageCard, 'name' | 'place'>;
  readonly address: string;
}

/** @param items with absolute addresses of the packages' pages @param list absolute address of the list */
export function formatEnquiry(items: readonly EnquiryItem[], list: string): string {
  const lines = items
    .slice(0, maxNamed)
    .map((item, index) => `${index + 1}. ${formatTitle(item.tour)}: ${item.address}`);
  const more = items.length - lines.length;
  if (more > 0) lines.push(`And ${more} more: ${list}`);
  return ['Hello! I would like to know more about these packages:', ...lines].join('\n');
}

const formatTitle = ({ name, place }: EnquiryItem['tour']) =>
  name && place ? `${name}, ${place}` : getDisplayName({ name, place });
