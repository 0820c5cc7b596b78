import type { ComponentProps } from 'react';
import * as styles from './auto-grow-textarea.css.ts';

interface AutoGrowTextareaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'value'> {
  readonly value: string;
}

export function AutoGrowTextarea({ value, rows = 1, ...area }: AutoGrowTextareaProps) {
  return (
    <span className={styles.frame} data-text={value}>
      <textarea dir="auto" {...area} rows={rows} value={value} className={styles.area} />
    </span>
  );
}
