import type { CategoryKey } from '#contract/category.ts';

/** Apart from `local-names.ts`, so that list pages do not load the names of places. */
export const listLocalNames: Readonly<Record<CategoryKey, string>> = {
  domestic: 'देश',
  international: 'विदेश',
  'all packages': 'सब यात्राएँ',
};
