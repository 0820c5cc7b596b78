import type { CategoryKey } from '#contract/category.ts';

/** The agency's three lists in Hindi, beside their headings. Apart from the places, which list pages do not show. */
export const listLocalNames: Readonly<Record<CategoryKey, string>> = {
  domestic: 'देश',
  international: 'विदेश',
  'all packages': 'सब यात्राएँ',
};
