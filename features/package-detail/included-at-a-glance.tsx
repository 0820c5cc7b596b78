import { toLines } from '#features/shared/text.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { lineIcon, type Icon } from '#features/shared/ui/line-icon.tsx';
import { panel, row, screenOnly, typography } from '#styles/recipes.css.ts';
import * as styles from './package-detail.css.ts';

type IncludedKind = 'flight' | 'stay' | 'meals' | 'transfer' | 'guide' | 'visa';

interface IncludedFact {
  readonly kind: IncludedKind;
  readonly label: string;
}

const flight = /\b(?:flights?|air ?fares?|air tickets?)\b/i;
const hotel = /\bhotels?\b/i;
const stay =
  /\b(?:hotels?|resorts?|guest ?houses?|home ?stays?|cottages?|house ?boats?|accommodation|rooms|nights? (?:in|at|on|near|each))\b/i;
const breakfast = /\bbreakfasts?\b/i;
const meal = /\b(?:breakfasts?|lunch(?:es)?|dinners?|meals?|(?:half|full)[ -]board)\b/i;
const transfer = /\b(?:transfers?|pick-?ups?)\b/i;
const car = /\b(?:car|coach|minibus)\b/i;
const guide = /\bguides?\b/i;
const visa = /\bvisas?\b/i;

/** Lines that name a thing without including it. */
const notIncluded =
  /\b(?:not included|excluded|excluding|extra cost|at extra|own expense|on request|optional)\b/i;
const visaHelp = /\bvisa (?:assistance|help|support|guidance|letter)\b/i;

/** What a package includes, recognised from its texts. What the exclusions name as well is left out or narrowed. */
export function recognizeIncluded(
  inclusions: readonly string[],
  exclusions: readonly string[],
): readonly IncludedFact[] {
  const included = toLines(inclusions).filter((line) => !notIncluded.test(line));
  const excluded = toLines(exclusions);
  const includes = (pattern: RegExp) => included.some((line) => pattern.test(line));
  const excludes = (pattern: RegExp) => excluded.some((line) => pattern.test(line));
  const includesOnly = (pattern: RegExp) => includes(pattern) && !excludes(pattern);

  function mealsLabel(): string | false {
    if (!includes(meal)) return false;
    const isPart = excludes(meal) || included.every((line) => !meal.test(line) || isBreakfastOnly(line));
    if (!isPart) return 'Meals';
    return includes(breakfast) ? 'Breakfast' : 'Some meals';
  }
  const labels: readonly (readonly [IncludedKind, string | false])[] = [
    ['flight', includesOnly(flight) && 'Flights'],
    ['stay', includes(stay) && (includes(hotel) ? 'Hotel' : 'Stay')],
    ['meals', mealsLabel()],
    ['transfer', (includesOnly(transfer) && 'Transfers') || (includes(car) && 'Car')],
    ['guide', includesOnly(guide) && 'Guide'],
    ['visa', included.some((line) => visa.test(line) && !visaHelp.test(line)) && !excludes(visa) && 'Visa'],
  ];
  return labels.flatMap(([kind, label]) => (label ? [{ kind, label }] : []));
}

const isBreakfastOnly = (line: string) => breakfast.test(line) && !meal.test(line.replace(breakfast, ''));

const icons: Readonly<Record<IncludedKind, Icon>> = {
  flight: lineIcon(
    'M12 2.5c-.9 0-1.5.8-1.5 2v5L3 14v2l7.5-2v4.5L8 20.5V22l4-1 4 1v-1.5l-2.5-2V14l7.5 2v-2l-7.5-4.5v-5c0-1.2-.6-2-1.5-2Z',
  ),
  stay: lineIcon('M3 19v-6h18v6M3 16.5h18M5 13V6h14v7M8 13v-3h8v3'),
  meals: lineIcon('M6 3v5a2.5 2.5 0 0 0 5 0V3M8.5 3v18M18 21v-7h-3c0-5 .5-9 3-11v11'),
  transfer: lineIcon('M3 17v-5l2.5-5.5h13L21 12v5ZM3 12h18M6.5 17v2.5M17.5 17v2.5M6.5 14.5h1M16.5 14.5h1'),
  guide: lineIcon('M6 21V3l12 4.5L6 12'),
  visa: lineIcon('M6 2.5h12v19H6ZM9 17.5h6M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0'),
};

interface IncludedAtAGlanceProps {
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
}

export function IncludedAtAGlance({ inclusions, exclusions }: IncludedAtAGlanceProps) {
  const facts = recognizeIncluded(inclusions, exclusions);
  if (facts.length === 0) return null;
  return (
    <ul aria-label="Included at a glance" className={classes(row.x2, screenOnly, styles.included)}>
      {facts.map(({ kind, label }) => {
        const Icon = icons[kind];
        return (
          <li key={kind} className={classes(panel.tulsi, row.x2, typography.label, styles.includedFact)}>
            <Icon size={24} className={styles.success} />
            {label}
          </li>
        );
      })}
    </ul>
  );
}
