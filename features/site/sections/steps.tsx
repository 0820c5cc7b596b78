import { useId } from 'react';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import book from '#styles/art/step-book.svg';
import choose from '#styles/art/step-choose.svg';
import fly from '#styles/art/step-fly.svg';
import { container } from '#styles/global.css.ts';
import * as styles from './sections.css.ts';

const steps = [
  {
    picture: choose,
    title: 'Choose a destination',
    text: 'Take a package as it is, or ring and describe the holiday you have in mind.',
  },
  {
    picture: book,
    title: 'Book offline or online',
    text: 'Come up to the office, call, or send a WhatsApp message. One person keeps your file to the end.',
  },
  {
    picture: fly,
    title: 'Fly',
    text: 'Tickets and vouchers reach you a week ahead, with the number of someone who will pick up.',
  },
] as const;

export function Steps() {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.steps}>
      <div className={container}>
        <SectionHead title="From first call to boarding call" id={heading} />
        <ol className={styles.stepsList}>
          {steps.map(({ picture, title, text }, index) => (
            <li key={title} className={styles.step}>
              <img
                src={picture}
                alt=""
                width={400}
                height={300}
                loading="lazy"
                decoding="async"
                className={styles.stepPicture}
              />
              <div className={styles.stepLine} aria-hidden="true">
                <span className={styles.stepNumber}>{index + 1}</span>
              </div>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p className={styles.stepText}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
