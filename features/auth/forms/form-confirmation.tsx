import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './panel.css.ts';

interface FormConfirmationProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Replaces a completed form and takes its focus, so that it is announced. */
export function FormConfirmation({ title, text, children }: FormConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
