import type { PackageCard } from '#contract/package.ts';
import { plural } from '#features/shared/text.ts';
import { row, soft, typography } from '#styles/recipes.css.ts';
import { classes } from './elements.tsx';
import { CalendarDays, Users } from './icons.tsx';
import { facts } from './tour-card.css.ts';

interface TourFactsProps {
  readonly tour: Pick<PackageCard, 'days' | 'persons'>;
}

/** Days and persons of a card; unknown ones are left out. */
export function TourFacts({ tour }: TourFactsProps) {
  const known = [
    { Icon: CalendarDays, count: tour.days, noun: 'day' },
    { Icon: Users, count: tour.persons, noun: 'person' },
  ];
  return (
    <ul className={classes(row.x0, typography.small, facts)}>
      {known.map(
        ({ Icon, count, noun }) =>
          count !== null && (
            <li key={noun} className={row.x2}>
              <Icon className={soft} size={18} />
              {plural(count, noun)}
            </li>
          ),
      )}
    </ul>
  );
}
