import { useRef, useState } from 'react';
import type { Phone } from '#contract/agency.ts';
import { useIsHydrated } from '#features/shared/browser-state.ts';
import { row, textLink, typography } from '#styles/recipes.css.ts';
import { Announcement, VisuallyHidden, classes } from './elements.tsx';
import { Phone as PhoneIcon } from './line-icon.tsx';
import * as styles from './phone-number.css.ts';

/** A phone number as text, for a screen at which nobody dials: another device does, once it is read or copied. */
export function CopyableNumber({ number }: { readonly number: string }) {
  const text = useRef<HTMLSpanElement>(null);
  const isHydrated = useIsHydrated();
  const [result, setResult] = useState('');
  async function copy() {
    try {
      // Without https there is no clipboard.
      await navigator.clipboard.writeText(number);
      setResult('Copied');
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setResult('Selected');
    }
  }
  return (
    <div className={classes(row.x3, styles.root)}>
      <span ref={text} className={classes(typography.label, styles.number)}>
        {number}
      </span>
      <button
        type="button"
        className={classes(typography.small, styles.copy)}
        disabled={!isHydrated}
        onClick={() => void copy()}
        // What is copied may be something else when somebody comes back.
        onBlur={() => setResult('')}
      >
        {result || (
          <>
            Copy <VisuallyHidden>number</VisuallyHidden>
          </>
        )}
      </button>
      <Announcement>{result}</Announcement>
    </div>
  );
}

export function PhoneLink({ phone }: { readonly phone: Phone }) {
  return (
    <a href={phone.address} className={classes(textLink.alone, typography.label, styles.phoneLink)}>
      <PhoneIcon className={styles.phoneIcon} size={20} />
      {phone.display}
    </a>
  );
}
