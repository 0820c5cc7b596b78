import type { ReactNode } from 'react';
import * as styles from './form-note.css.ts';

interface FormNoteProps {
  readonly lead: string;
  /** What becomes of the entries. */
  readonly note: string;
  /** The ways that do reach the office. */
  readonly children: ReactNode;
}

/** Stands beside a form that sends nothing, and says so. */
export function FormNote({ lead, note, children }: FormNoteProps) {
  return (
    <div className={styles.words}>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.note}>{note}</p>
      {children}
    </div>
  );
}
