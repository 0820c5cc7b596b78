import { allPackagesKey, type CategoryKey } from '#contract/category.ts';
import { pageMarks } from '#contract/package.ts';

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Text alternative of a package's picture for which the owner has written none. @param index from 0 */
export const defaultAlt = (name: string, index: number, count: number): string =>
  count > 1 ? `${name}, picture ${index + 1} of ${count}` : name;

/** Each with an optional variation selector. */
const marks = new RegExp(`[${pageMarks}][\\uFE0E\\uFE0F]*`, 'gu');

/** Splits on bullets and check marks (specification, section 2); leaves out empty lines. */
export function toLines(entries: readonly string[]): string[] {
  return entries
    .flatMap((entry) => entry.split(marks))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

interface Chat {
  readonly digits: string;
  readonly message: string;
}

/** faq.whatsapp.com, "How to use click to chat". `digits`: country code first, no plus sign. */
export function whatsAppLink({ digits, message }: Chat): string {
  const link = new URL(`https://wa.me/${digits}`);
  link.searchParams.set('text', message);
  // Some phones show a plus sign as it is; those of the message are already encoded as %2B.
  return link.href.replaceAll('+', '%20');
}

/** In Hindi. */
export const listLocalNames: Readonly<Record<CategoryKey, string>> = {
  domestic: 'देश',
  international: 'विदेश',
  'all packages': 'सब यात्राएँ',
};

/** Titles in links and over the rows of the home page (specification, section 2). */
export const listTitles: Readonly<Record<CategoryKey, string>> = {
  domestic: 'Domestic',
  international: 'International',
  'all packages': 'All packages',
};

/** The heading of a list page, in capitals. @param name the category, or the place whose packages it shows; undefined for an unknown category */
export const listHeading = (name = 'packages'): string => name.toUpperCase();

/** The sub-heading. For all packages it equals the heading, which contains PACKAGES already. */
export function listSubheading(key: CategoryKey | undefined): string {
  if (key === undefined) return 'OUR LISTS';
  return key === allPackagesKey ? listHeading(key) : `${listHeading(key)} PACKAGES`;
}
