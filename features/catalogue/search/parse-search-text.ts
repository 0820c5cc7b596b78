import { plainText } from '#features/shared/search/place-names.ts';
import type { NumberRange } from './number-range.ts';

/** What a search text asks for. */
export interface ParsedSearchText {
  /** Each has to occur in the package, in the form of `plainText`. */
  readonly words: readonly string[];
  /** Ranges of days, nights, persons and price (INR) that the package has to lie in. */
  readonly conditions: readonly Condition[];
}

export interface Condition extends NumberRange {
  readonly of: 'days' | 'nights' | 'persons' | 'price';
}

const atMost =
  /^(?:under|below|less than|cheaper than|up ?to|at most|max(?:imum)?|within|no more than|budget)/;
const comparison = String.raw`(?:(under|below|less than|cheaper than|up ?to|at most|max(?:imum)?|within|no more than|budget(?: of)?|over|above|more than|at least|min(?:imum)?)\s+)?`;
const through = String.raw`\s*(?:-|–|to|and)\s*`;
const currency = String.raw`(?:rs\.?|inr|₹)`;
const amount = String.raw`(\d+(?:[.,]\d+)*)(?:\s*(k|thousand|lakhs?|lacs?))?`;

const counted = new RegExp(
  String.raw`\b${comparison}(\d{1,3})(?:${through}(\d{1,3}))?[\s-]*(days?|nights?|weeks?|persons?|people|adults?|pax)\b`,
  'g',
);
/** What stands before is a group, as Safari knows no lookbehind before 16.4. */
const money = new RegExp(
  String.raw`(^|[^\w.])${comparison}(${currency}\s*)?${amount}(?:${through}${currency}?\s*${amount})?(?:\s*/-|\b)`,
  'g',
);

/** A bare number below this is no price: it may be a year or a road. INR */
const leastBarePrice = 5000;

/** Left out, unless the text has nothing else: tours are not told apart by them. */
const fillers = new Set(
  'a an and the in of to for with from at on near around between i we me my want need tour tours trip trips package packages holiday holidays price'.split(
    ' ',
  ),
);

/**
 * Reads days, nights, weeks, persons and prices out of a search text: `kerala 5 days under 30000`, `goa 4-6 days`,
 * `Rs. 20k to 40k`. What is left are words. A price without `over` or the like is the most that it may cost.
 */
export function parseSearchText(text: string): ParsedSearchText {
  const conditions: Condition[] = [];
  const rest = plainText(text)
    .replace(
      counted,
      (_, than: string | undefined, first: string, second: string | undefined, unit: string) => {
        conditions.push(toCondition(unit, toRange(than, Number(first), second && Number(second))));
        return ' ';
      },
    )
    .replace(
      money,
      (
        whole,
        before: string,
        than?: string,
        mark?: string,
        first = '',
        scale?: string,
        last?: string,
        lastScale?: string,
      ) => {
        const from = toAmount(first, scale ?? (last && lastScale));
        const to = last === undefined ? undefined : toAmount(last, lastScale);
        const isPrice =
          mark !== undefined || scale !== undefined || than !== undefined || from >= leastBarePrice;
        if (!isPrice || Number.isNaN(from + (to ?? 0))) return whole;
        conditions.push({ of: 'price', ...toRange(than ?? 'under', from, to) });
        return `${before} `;
      },
    );
  const words = rest.split(/[\s,;:!?()"“”]+/).filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  return { words: telling.length > 0 || conditions.length > 0 ? telling : words, conditions };
}

function toRange(than: string | undefined, first: number, second: number | undefined | ''): NumberRange {
  if (typeof second === 'number') return { from: Math.min(first, second), to: Math.max(first, second) };
  if (than === undefined) return { from: first, to: first };
  return atMost.test(than) ? { from: null, to: first } : { from: first, to: null };
}

function toCondition(unit: string, { from, to }: NumberRange): Condition {
  if (unit.startsWith('night')) return { of: 'nights', from, to };
  if (unit.startsWith('day')) return { of: 'days', from, to };
  // A week's tour has six to eight days.
  if (unit.startsWith('week')) return { of: 'days', from: from && 7 * from - 1, to: to && 7 * to + 1 };
  return { of: 'persons', from, to };
}

/** `45.000` are thousands, as nobody writes rupees with three decimals; `1.125 lakh` has decimals. */
function toAmount(digits: string, scale: string | undefined): number {
  const thousands = scale === undefined ? /[.,](?=\d{3}(?!\d)|\d\d[.,])/g : /,(?=\d{3}(?!\d)|\d\d[.,])/g;
  const number = Number(digits.replaceAll(thousands, '').replace(',', '.'));
  if (scale === undefined) return number;
  return number * (scale.startsWith('l') ? 100_000 : 1000);
}
