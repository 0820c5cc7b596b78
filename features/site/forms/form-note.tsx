import type { ReactNode } from 'react';
import * as styles from './form-note.css.ts';

interface FormNoteProps {
  readonly lead: string;
  /** Says that nothing is sent. */
  readonly note: string;
  readonly children: ReactNode;
}

export function FormNote({ lead, note, children }: FormNoteProps) {
  return (
    <div className={styles.container}>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.note}>{note}</p>
      {children}
    </div>
  );
}
