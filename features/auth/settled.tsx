import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './panel.css.ts';

interface SettledProps {
  readonly title: string;
  readonly text: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** Takes the place of a form that has done its work, and its focus, so that it is read out. */
export function Settled({ title, text, children }: SettledProps) {
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
