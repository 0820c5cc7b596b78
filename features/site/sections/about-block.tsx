import { useId } from 'react';
import { paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { posterAddress } from '#styles/art/posters.ts';
import { container } from '#styles/global.css.ts';
import * as styles from './sections.css.ts';
import { FramedPicture } from './sections.tsx';

export function AboutBlock() {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={classes(container, styles.aboutColumns)}>
        <div>
          <h2 id={heading}>About Us</h2>
          <p className={styles.aboutLead}>
            We sit above the sweet shop on Station Road in Pune, three desks and a kettle. In 1994 we hired
            one bus to Pandharpur for our own aunts; it came back full of people asking where we were going
            next.
          </p>
          <p className={styles.aboutMore}>
            Every package here is one that somebody in the office has travelled, so you can ask which side of
            the train to sit on, where the steps are steep and who makes the better thali. Change the dates,
            the hotels or the order of the towns, and we will work out the rest with you.
          </p>
          <ButtonLink tone="line" href={paths.about}>
            More about us
          </ButtonLink>
        </div>
        <FramedPicture
          picture={posterAddress('night-train')}
          alt="A train with lit windows crossing a stone viaduct"
          shape="wide"
          caption="The night train over the ghats. We still book our own holidays on it."
        />
      </div>
    </section>
  );
}
