import type { ComponentProps } from 'react';
import * as styles from './growing-area.css.ts';

interface GrowingAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'value'> {
  readonly value: string;
}

/** A textarea that grows with its text. */
export function GrowingArea({ value, rows = 1, ...area }: GrowingAreaProps) {
  return (
    <span className={styles.frame} data-text={value}>
      <textarea dir="auto" {...area} rows={rows} value={value} className={styles.area} />
    </span>
  );
}
