import { useId } from 'react';
import { useAgency } from '#features/shared/agency.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { GuideCard } from '#features/site/sections/guide-card.tsx';
import { ContactButtons } from '#features/site/sections/sections.tsx';
import { container } from '#styles/global.css.ts';
import * as styles from './about.css.ts';
import { years } from './years-data.ts';

export function AboutContent() {
  return (
    <>
      <Story />
      <Purpose />
      <Reasons />
      <GuideCard label="Owner" />
    </>
  );
}

function Story() {
  const { guide } = useAgency();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.story}>
      <div className={classes(container, styles.storyColumns)}>
        <div className={styles.storyWords}>
          <h2 id={heading}>It began with a bus for our aunts</h2>
          <p className={styles.storyLead}>
            {/* A single text node: of several, all but the first move when the font loads. */}
            {`In ${guide.since} ${guide.name} hired one bus to Pandharpur, because his aunts wanted to go and no other bus would stop for tea as often as they asked. It came back full of people asking where we were going next.`}
          </p>
          <p className={styles.storyMore}>
            So we took the rooms above the sweet shop on Station Road in Pune, and have not moved since. There
            are three desks, a kettle, and a railway map that has been folded more often than it was made for.
          </p>
          <p className={styles.storyMore}>
            People come up the stairs with a wedding date, a school holiday or a parent who has always wanted
            to see the sea. We ask who is coming and what they eat, spread out the map, and put the days
            together with them. Most journeys start with half an hour at a desk and a plate from downstairs.
          </p>
        </div>
        <Years />
      </div>
    </section>
  );
}

const statements = [
  {
    title: 'Our mission',
    text: 'To send you off with nothing left to worry about but the window seat: a fair price in rupees, rooms we have slept in, and a person in Pune who picks up the telephone.',
  },
  {
    title: 'Our vision',
    text: 'That everyone who has ever run a finger along a railway map gets to go and see: the aunt with the bad knee, the first salary, the family of nine who eat at three different hours.',
  },
] as const;

function Purpose() {
  return (
    <section aria-label="Mission and vision" className={styles.purpose}>
      <div className={container}>
        <div className={styles.purposeLine}>
          {statements.map(({ title, text }) => (
            <div key={title} className={styles.statement}>
              <h2 className={styles.purposeTitle}>{title}</h2>
              <p className={styles.purposeText}>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

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

function Reasons() {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.reasons}>
      <div className={classes(container, styles.reasonsColumns)}>
        <div className={styles.reasonsHead}>
          <h2 id={heading}>Why choose us</h2>
          <p className={styles.reasonsLead}>Not because we are big. We are three desks.</p>
          <ContactButtons />
        </div>
        <ol className={styles.reasonsList}>
          {reasons.map(({ title, text }, index) => (
            <li key={title} className={styles.reason}>
              <span className={styles.reasonNumber} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className={styles.reasonText}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Years() {
  return (
    <ol className={styles.years}>
      {years.map(({ year, place, text, poster, alt, shape }) => (
        <li key={year} className={styles.yearItem[shape]}>
          <figure className={styles.yearFigure}>
            <div className={styles.yearFrame}>
              <PosterImage poster={poster} alt={alt} load="later" className={styles.yearPicture[shape]} />
            </div>
            <figcaption className={styles.yearCaption}>
              <p className={styles.yearDate}>
                <span className={styles.year}>{year}</span> {place}
              </p>
              <p>{text}</p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
