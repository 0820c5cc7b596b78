import { useId } from 'react';
import { classes } from '#features/shared/ui/classes.ts';
import { container } from '#styles/global.css.ts';
import { ContactButtons } from '#features/site/sections/contact-callout.tsx';
import * as styles from './reasons.css.ts';

const reasons = [
  {
    title: 'We have been there',
    text: 'Somebody in the office has travelled every package on this site, in the same trains and the same beds. That is why the list is short.',
  },
  {
    title: 'One person, start to finish',
    text: 'Whoever takes your first call keeps your file. You will not have to explain the bad knee twice.',
  },
  {
    title: 'The price says what it covers',
    text: 'Inclusions and exclusions are listed side by side on every package. What you have to pay for yourself is written down before you ask.',
  },
  {
    title: 'Food you will eat',
    text: 'Jain, no onion, fish only on Fridays: we ask before you leave, and we tell the cook, not the brochure.',
  },
  {
    title: 'Somebody picks up',
    text: 'The number on your voucher rings in Pune, also at two in the morning, also from the airport in Hanoi.',
  },
] as const;

export function Reasons() {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={classes(container, styles.columns)}>
        <div className={styles.head}>
          <h2 id={heading}>Why choose us</h2>
          <p className={styles.lead}>Not because we are big. We are three desks.</p>
          <ContactButtons />
        </div>
        <ol className={styles.list}>
          {reasons.map(({ title, text }, index) => (
            <li key={title} className={styles.reason}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
