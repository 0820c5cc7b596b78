import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useAgency } from '#features/shared/agency.ts';
import { whatsAppLink } from '#features/shared/text.ts';
import { ActionLink, Button } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { Phone as PhoneIcon, WhatsAppIcon } from '#features/shared/ui/line-icon.tsx';
import { SplitSection } from '#features/shared/ui/section.tsx';
import * as recipes from '#styles/recipes.css.ts';
import * as styles from './static-form.css.ts';

interface StaticFormProps {
  readonly title: string;
  readonly lead: string;
  readonly hint: string;
  /** Another way to reach the office. */
  readonly contact: ReactNode;
  readonly children: ReactNode;
  readonly action: string;
  /** The first line of the WhatsApp message. */
  readonly greeting: string;
}

/** Sends nothing: no call, no navigation, no reload, by button or Enter (specification, section 1). */
export function StaticForm(props: StaticFormProps) {
  const { title, lead, hint, contact, children, action, greeting } = props;
  const heading = useId();
  const [pressCount, setPressCount] = useState(0);
  const [message, setMessage] = useState('');
  return (
    <SplitSection
      id={heading}
      title={title}
      words={
        <>
          <p className={recipes.lead}>{lead}</p>
          <p className={recipes.soft}>{hint}</p>
          {contact}
        </>
      }
    >
      <form
        // Outside a dialog the browser then sends nothing before the script runs (HTML standard, "form submission").
        method="dialog"
        aria-labelledby={heading}
        className={classes(recipes.panel.haldi, styles.fields)}
        onSubmit={(event) => {
          event.preventDefault();
          setMessage(formMessage(event.currentTarget, greeting));
          setPressCount(pressCount + 1);
        }}
        onChange={({ currentTarget }) => setMessage(formMessage(currentTarget, greeting))}
      >
        {children}
        <div className={classes(recipes.row.x4, styles.actions)}>
          <Button tone="banyan" type="submit">
            {action}
          </Button>
          <output className={styles.status}>
            {/* A new element for each press, so that it is announced each time. */}
            {pressCount > 0 && <NotSent key={pressCount} message={message} />}
          </output>
        </div>
      </form>
    </SplitSection>
  );
}

function NotSent({ message }: { readonly message: string }) {
  const { phones, whatsApp } = useAgency();
  const offer = useRef<HTMLSpanElement>(null);
  // On a phone the button may be the last thing on the screen.
  useEffect(() => {
    // New browsers answer with a promise, which is no cleanup.
    offer.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <span ref={offer} className={classes(recipes.stack.x3, styles.notSent)}>
      <span>Nothing was sent. You can send what you typed yourself, or ring us:</span>
      <span className={recipes.row.x3}>
        <ActionLink tone="rani" href={whatsAppLink({ digits: whatsApp.digits, message })}>
          <WhatsAppIcon />
          Send this on WhatsApp
        </ActionLink>
        <ActionLink tone="line" href={phones.india.address}>
          <PhoneIcon size={20} />
          Call {phones.india.display}
        </ActionLink>
      </span>
    </span>
  );
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was entered into a form, for WhatsApp: the greeting, then "Label: entry" for each field that is not empty. */
function formMessage(form: HTMLFormElement, greeting: string): string {
  const entries = [...form.elements].filter(isField).filter(({ value }) => value.trim() !== '');
  return [greeting, ...entries.map((field) => `${labelOf(field)}: ${entryOf(field)}`)].join('\n');
}

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const labelOf = ({ labels, name }: Field) => labels?.[0]?.textContent ?? name;

function entryOf({ type, value }: Field): string {
  if (type !== 'datetime-local') return value.trim();
  return new Date(value).toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' });
}
