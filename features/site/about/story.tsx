import { useId } from 'react';
import { classes } from '#features/shared/ui/classes.ts';
import { container } from '#styles/global.css.ts';
import { useAgency } from '#features/shared/agency.ts';
import * as styles from './story.css.ts';
import { Years } from './years.tsx';

export function Story() {
  const { guide } = useAgency();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={classes(container, styles.columns)}>
        <div className={styles.words}>
          <h2 id={heading}>It began with a bus for our aunts</h2>
          <p className={styles.lead}>
            {/* A single text node: of several, all but the first move when the font loads. */}
            {`In ${guide.since} ${guide.name} hired one bus to Pandharpur, because his aunts wanted to go and no other bus would stop for tea as often as they asked. It came back full of people asking where we were going next.`}
          </p>
          <p className={styles.more}>
            So we took the rooms above the sweet shop on Station Road in Pune, and have not moved since. There
            are three desks, a kettle, and a railway map that has been folded more often than it was made for.
          </p>
          <p className={styles.more}>
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
