import type { ComponentProps } from 'react';
import * as styles from './growing-area.css.ts';

interface GrowingAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'value'> {
  readonly value: string;
}

/** An entry of several lines that is as high as its text, so that nothing of it is out of sight. */
export function GrowingArea({ value, rows = 1, ...area }: GrowingAreaProps) {
  return (
    <span className={styles.frame} data-text={value}>
      <textarea dir="auto" {...area} rows={rows} value={value} className={styles.area} />
    </span>
  );
}
