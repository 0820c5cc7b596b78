import { useId, type ReactNode } from 'react';
import { container } from '#styles/global.css.ts';
import { row, screenOnly, section, soft, split, stack } from '#styles/recipes.css.ts';
import { classes } from './elements.tsx';
import * as styles from './section.css.ts';

export interface SectionHeadProps {
  readonly title: string;
  readonly id: string;
  readonly local?: string | undefined;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

export function SectionHead({ title, id, local, lead, children }: SectionHeadProps) {
  return (
    <div className={classes(row.x3, styles.head)}>
      <div className={styles.text}>
        <h2>
          <span id={id}>{title}</span>{' '}
          {local && (
            <span lang="hi" className={styles.local}>
              {local}
            </span>
          )}
        </h2>
        {lead && <p className={classes(soft, styles.lead)}>{lead}</p>}
      </div>
      {children && <div className={classes(row.x3, screenOnly)}>{children}</div>}
    </div>
  );
}

type Ground = keyof typeof section;

/** Of the tours in India and of those abroad, which follow each other. */
export const categoryGrounds = { domestic: 'ground', international: 'haldi' } as const;

interface SectionProps extends Omit<SectionHeadProps, 'id' | 'children'> {
  /** Of the heading, for others that it names. */
  readonly id?: string;
  readonly ground?: Ground;
  readonly className?: string;
  /** In the line of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ ground = 'ground', className, actions, children, ...head }: SectionProps) {
  const ownId = useId();
  const { id = ownId } = head;
  return (
    <section aria-labelledby={id} className={classes(section[ground], className)}>
      <div className={container}>
        <SectionHead {...head} id={id}>
          {actions}
        </SectionHead>
        {children}
      </div>
    </section>
  );
}

interface SplitSectionProps {
  readonly title: string;
  /** Of the heading, for others that it names. */
  readonly id?: string;
  readonly ground?: Ground;
  readonly parts?: keyof typeof split;
  /** Below the heading; the children are beside both. */
  readonly words: ReactNode;
  readonly wordsClass?: string;
  readonly children: ReactNode;
}

export function SplitSection({ title, ground = 'ground', parts = 'start', ...props }: SplitSectionProps) {
  const ownId = useId();
  const { id = ownId, words, wordsClass, children } = props;
  return (
    <section aria-labelledby={id} className={section[ground]}>
      <div className={classes(container, split[parts])}>
        <div className={classes(stack.x5, wordsClass)}>
          <h2 id={id}>{title}</h2>
          {words}
        </div>
        {children}
      </div>
    </section>
  );
}
