import { useRef, useState } from 'react';
import { agencyLabels } from '#features/admin/form/fields/fields.ts';
import { readPhoneNumber } from '#contract/phone-number.ts';
import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './agency.css.ts';
import { followingPhones, type AgencyEntries } from './agency-values.ts';
import type { FactsProps } from './fact-field.tsx';

const numberNames = ['phoneIndia', ...followingPhones, 'whatsApp'] as const;

type Numbers = Pick<AgencyEntries['texts'], (typeof numberNames)[number]>;

const areSame = (one: Numbers, other: Numbers) => numberNames.every((name) => one[name] === other[name]);

/** The phone in India in every field that can have it, and the sentence about it. */
function putEverywhere(before: Numbers): { readonly after: Numbers; readonly message: string } {
  const phone = readPhoneNumber(before.phoneIndia, agencyLabels.phoneIndia);
  if ('error' in phone) return { after: before, message: phone.error };
  const { value } = phone;
  const chat = readPhoneNumber(value, agencyLabels.whatsApp, { isForWhatsApp: true });
  const after = { phoneIndia: value, phoneInternational: value, phonePackages: value };
  return 'error' in chat
    ? {
        after: { ...after, whatsApp: before.whatsApp },
        message: `The three phones are ${value} now. ${chat.error} That field stays as it was.`,
      }
    : {
        after: { ...after, whatsApp: value },
        message: `All four are ${value} now. Save, and the site shows it.`,
      };
}

/** Puts the phone in India into the fields of the other numbers; what it says goes when one of them is changed. */
export function UseForAll({ facts: { entries, onChange } }: { readonly facts: FactsProps }) {
  const button = useRef<HTMLButtonElement>(null);
  const [use, setUse] = useState<{
    readonly before: Numbers;
    readonly after: Numbers;
    readonly message: string;
  }>();
  const shown: Numbers = entries.texts;
  const current = use && areSame(shown, use.after) ? use : undefined;
  const write = (numbers: Numbers) => {
    for (const name of numberNames)
      if (numbers[name] !== shown[name])
        onChange(name, (before) => ({ ...before, texts: { ...before.texts, [name]: numbers[name] } }));
  };
  return (
    <div className={styles.actions}>
      <Button
        ref={button}
        tone="line"
        onClick={() => {
          const done = putEverywhere(shown);
          // A second press of a double click leaves the first to be undone.
          if (current && areSame(done.after, shown)) return;
          write(done.after);
          setUse({ before: shown, ...done });
        }}
      >
        Use this number for all four
      </Button>
      {current && !areSame(current.before, current.after) && (
        <Button
          tone="line"
          onClick={() => {
            write(current.before);
            setUse(undefined);
            button.current?.focus();
          }}
        >
          Undo
        </Button>
      )}
      <output className={styles.hint}>{current?.message}</output>
    </div>
  );
}
