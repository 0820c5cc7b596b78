import type { Phone } from '#contract/agency.ts';
import * as styles from './place-note.css.ts';

interface PlaceNoteProps {
  readonly percent: number;
  readonly phone: Phone;
}

/** What the discount on the plate of a place means. */
export function PlaceNote({ percent, phone }: PlaceNoteProps) {
  return (
    <p className={styles.note}>
      <span className={styles.plate}>{percent}% off</span>{' '}
      <span>
        this season:{' '}
        <a href={phone.address} className={styles.call}>
          ring with your dates
        </a>
      </span>
    </p>
  );
}
