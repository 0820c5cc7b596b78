import { toLines } from '#features/shared/text/lines.ts';

export type IncludedKind = 'flight' | 'stay' | 'meals' | 'transfer' | 'guide' | 'visa';

export interface IncludedFact {
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
