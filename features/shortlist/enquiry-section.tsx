import { useId } from 'react';
import { paths } from '#features/shared/paths.ts';
import { WhatsAppIcon } from '#features/shared/ui/brand-icons.tsx';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { Phone as Receiver } from '#features/shared/ui/icons/phone.ts';
import { whatsAppLink } from '#features/shared/text/whatsapp.ts';
import * as styles from './enquiry-section.css.ts';
import { formatEnquiry } from './enquiry-message.ts';
import type { ShownRow } from './rows.ts';
import type { ShortlistDeps } from './shortlist-deps.ts';

interface EnquirySectionProps {
  readonly world: Pick<ShortlistDeps, 'absolute' | 'chat' | 'phone'>;
  readonly rows: readonly ShownRow[];
  /** The list's absolute address. */
  readonly list: string;
}

export function EnquirySection({ world: { absolute, chat, phone }, rows, list }: EnquirySectionProps) {
  const id = useId();
  const items = rows.map((row) => ({ found: row.found, address: absolute(paths.packageDetail(row.id)) }));
  const link = whatsAppLink({ digits: chat.digits, message: formatEnquiry(items, list) });
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div>
        <h2 id={id} className={styles.title}>
          Cannot decide?
        </h2>
        <p className={styles.text}>
          Tell us when you can travel and who comes along. The WhatsApp message names your list already;
          dates, rooms and meals can be changed.
        </p>
      </div>
      <div className={styles.ways}>
        <ActionLink tone="rani" href={phone.address}>
          <Receiver size={20} aria-hidden="true" />
          Call Us
        </ActionLink>
        <ActionLink tone="banyan" href={link}>
          <WhatsAppIcon />
          Chat on WhatsApp
        </ActionLink>
      </div>
    </section>
  );
}
