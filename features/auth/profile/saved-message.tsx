import { Check } from '#features/shared/ui/icons/check.ts';
import * as styles from './saved-message.css.ts';

/** A polite message beside a button; '' shows nothing. */
export function SavedMessage({ children }: { readonly children: string }) {
  return (
    <output className={styles.saved}>
      {children && (
        <>
          <Check size={20} className={styles.icon} />
          {children}
        </>
      )}
    </output>
  );
}
