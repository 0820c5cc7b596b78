import { useId } from 'react';
import type { PackageCard } from '#contract/package.ts';
import { paths } from '#features/shared/paths.ts';
import { whatsAppLink } from '#features/shared/text.ts';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { Phone as PhoneIcon, WhatsAppIcon } from '#features/shared/ui/line-icon.tsx';
import { CopyableNumber } from '#features/shared/ui/phone-number.tsx';
import type { ShownRow } from '#features/shortlist/rows.ts';
import type { ShortlistDeps } from '#features/shortlist/shortlist-deps.ts';
import { getDisplayName } from '#features/shortlist/shortlist-item.ts';
import * as styles from './list.css.ts';

interface EnquirySectionProps {
  readonly deps: Pick<ShortlistDeps, 'absolute' | 'chat' | 'phone'>;
  readonly rows: readonly ShownRow[];
  readonly list: string;
}

export function EnquirySection({ deps: { absolute, chat, phone }, rows, list }: EnquirySectionProps) {
  const id = useId();
  const items = rows.map((row) => ({ tour: row.tour, address: absolute(paths.packageDetail(row.id)) }));
  const link = whatsAppLink({ digits: chat.digits, message: formatEnquiry(items, list) });
  return (
    <section aria-labelledby={id} className={styles.enquiry}>
      <div className={styles.onScreen}>
        <h2 id={id} className={styles.enquiryTitle}>
          Cannot decide?
        </h2>
        <p className={styles.enquiryText}>
          Tell us when you can travel and who comes along. The WhatsApp message names your list already;
          dates, rooms and meals can be changed.
        </p>
      </div>
      <div className={styles.actions}>
        <ActionLink
          tone="rani"
          href={phone.address}
          data-number={phone.display}
          className={styles.enquiryAction}
        >
          <PhoneIcon size={20} />
          Call Us
        </ActionLink>
        <CopyableNumber number={phone.display} />
        <ActionLink tone="banyan" href={link} data-number={chat.display} className={styles.enquiryAction}>
          <WhatsAppIcon />
          Chat on WhatsApp
        </ActionLink>
      </div>
      <p className={styles.onPaper}>These tours with their present prices: {list}</p>
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
