import { useState, type ReactNode } from 'react';
import { ChevronDown } from '#features/shared/ui/icons.tsx';
import * as styles from './agency.css.ts';

interface FormSectionProps {
  readonly title: string;
  /** What it holds now, in a few words. */
  readonly about?: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A part of the form. `useFieldFocus` opens it when one of its fields is refused. */
export function FormSection({ title, about, isOpenAtFirst = false, children }: FormSectionProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.section}
      open={isOpen}
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
