import { useState, type ComponentProps } from 'react';
import { classes } from '#features/shared/ui/elements.tsx';
import * as styles from './auto-grow-textarea.css.ts';

interface AutoGrowTextareaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'value'> {
  readonly value: string;
}

/** As high as its text; on a phone it begins short, and stays high once it was focused, so that nothing moves at a tap. */
export function AutoGrowTextarea({ value, rows = 1, onFocus, ...area }: AutoGrowTextareaProps) {
  const [isShort, setIsShort] = useState(true);
  return (
    <span className={classes(styles.frame, isShort ? styles.short : undefined)} data-text={value}>
      <textarea
        dir="auto"
        {...area}
        rows={rows}
        value={value}
        className={styles.area}
        onFocus={(event) => {
          setIsShort(false);
          onFocus?.(event);
        }}
      />
    </span>
  );
}
