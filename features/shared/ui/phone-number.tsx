import { useRef, useState } from 'react';
import type { Phone } from '#contract/agency.ts';
import { useAgency } from '#features/shared/agency.ts';
import { useIsHydrated } from '#features/shared/browser-state.ts';
import { whatsAppLink } from '#features/shared/text.ts';
import { row, textLink, typography } from '#styles/recipes.css.ts';
import { ActionLink } from './button.tsx';
import { Announcement, VisuallyHidden, classes } from './elements.tsx';
import { Phone as PhoneIcon, WhatsAppIcon } from './line-icon.tsx';
import * as styles from './phone-number.css.ts';

interface AskActionsProps {
  readonly call: string;
  readonly chat: string;
  /** Of the WhatsApp chat. */
  readonly message: string;
  readonly actionClass?: string;
}

/** Asks those who plan the packages, by phone or WhatsApp. On paper the links are the numbers. */
export function AskActions({ call, chat, message, actionClass }: AskActionsProps) {
  const {
    phones: { packages },
    whatsApp: { display, digits },
  } = useAgency();
  const className = classes(styles.ask, actionClass);
  return (
    <>
      <ActionLink
        tone="rani"
        href={packages.address}
        data-count="call"
        data-number={packages.display}
        className={className}
      >
        <PhoneIcon size={20} />
        {call}
      </ActionLink>
      <CopyableNumber number={packages.display} />
      <ActionLink
        tone="banyan"
        href={whatsAppLink({ digits, message })}
        data-count="chat"
        data-number={display}
        className={className}
      >
        <WhatsAppIcon />
        {chat}
      </ActionLink>
    </>
  );
}

/** A phone number as text, for a screen at which nobody dials: another device does, once it is read or copied. */
function CopyableNumber({ number }: { readonly number: string }) {
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

/** @param props.phone by default that of the packages */
export function PhoneLink({ phone }: { readonly phone?: Phone | undefined }) {
  const { phones } = useAgency();
  const { address, display } = phone ?? phones.packages;
  return (
    <a href={address} className={classes(textLink.alone, typography.label, styles.phoneLink)}>
      <PhoneIcon className={styles.phoneIcon} size={20} />
      {display}
    </a>
  );
}
