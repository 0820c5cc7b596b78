import type { ReactNode } from 'react';
import { Button } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import { container } from '#styles/global.css.ts';
import * as styles from './static-form.css.ts';

interface StaticFormProps {
  /** The heading's id; it names the section and the form. */
  readonly heading: string;
  readonly title: string;
  readonly aside: ReactNode;
  readonly children: ReactNode;
  readonly action: string;
}

/** Sends nothing: no call, no navigation, no reload, by button or Enter (specification, section 1). */
export function StaticForm({ heading, title, aside, children, action }: StaticFormProps) {
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={classes(container, styles.columns)}>
        <div>
          <h2 id={heading}>{title}</h2>
          {aside}
        </div>
        <form
          aria-labelledby={heading}
          className={styles.fields}
          onSubmit={(event) => event.preventDefault()}
        >
          {children}
          <div className={styles.wide}>
            <Button tone="banyan" type="submit">
              {action}
            </Button>
          </div>
        </form>
      </div>
    </section>
  );
}

interface FormNoteProps {
  readonly lead: string;
  readonly note: string;
  readonly children: ReactNode;
}

export function FormNote({ lead, note, children }: FormNoteProps) {
  return (
    <div className={styles.noteBlock}>
      <p className={styles.noteLead}>{lead}</p>
      <p className={styles.note}>{note}</p>
      {children}
    </div>
  );
}
