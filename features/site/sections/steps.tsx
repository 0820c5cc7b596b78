import { classes } from '#features/shared/ui/elements.tsx';
import { Section } from '#features/shared/ui/section.tsx';
import book from '#styles/art/step-book.svg';
import choose from '#styles/art/step-choose.svg';
import fly from '#styles/art/step-fly.svg';
import { cover } from '#styles/recipes.css.ts';
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

export const Steps = () => (
  <Section ground="banyan" title="From first call to boarding call">
    <ol className={styles.steps}>
      {steps.map(({ picture, title, text }, index) => (
        <li key={title} className={styles.step}>
          <img
            src={picture}
            alt=""
            width={400}
            height={300}
            loading="lazy"
            decoding="async"
            className={classes(cover.square, styles.stepPicture)}
          />
          <div className={styles.stepLine} aria-hidden="true">
            <span className={styles.stepNumber}>{index + 1}</span>
          </div>
          <h3>{title}</h3>
          <p className={styles.stepText}>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
