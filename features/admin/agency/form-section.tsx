import { useState, type ReactNode } from 'react';
import { ChevronDown } from '#features/shared/ui/icons/chevron-down.ts';
import * as styles from './agency.css.ts';

interface FormSectionProps {
  readonly title: string;
  /** What it holds now, in a few words. */
  readonly about?: string;
  readonly isOpenAtFirst?: boolean;
  /** A wrong field is never hidden. */
  readonly hasError: boolean;
  readonly children: ReactNode;
}

export function FormSection({ title, about, isOpenAtFirst = false, hasError, children }: FormSectionProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.section}
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{title}</h2>
        {about && (
          <span dir="auto" className={styles.about}>
            {about}
          </span>
        )}
        <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
