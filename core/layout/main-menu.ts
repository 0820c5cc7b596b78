import { normalizePath } from '#core/router/path.ts';
import { allPackagesKey } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';

export interface MenuItem {
  readonly label: string;
  readonly to: string;
  /** Paths of the item's own page, as `comparable` gives them; `below` is the prefix of pages under it. */
  readonly pages: readonly string[];
  readonly below?: string;
}

/** The links of the top bar (specification, section 2). */
export const mainMenu: readonly MenuItem[] = [
  { label: 'Home', to: paths.home, pages: ['/', '/home'] },
  { label: 'About', to: paths.about, pages: ['/about'] },
  {
    label: 'Packages',
    to: paths.packages(allPackagesKey),
    pages: ['/packages', '/packages/all packages'],
    below: '/packages/',
  },
  { label: 'Contact', to: paths.contact, pages: ['/contact'] },
];

/** `aria-current` of an item: `page` on its own page, `true` on a page below it. */
export function getAriaCurrent({ pages, below }: MenuItem, path: string): 'page' | 'true' | undefined {
  const page = normalizePath(path);
  if (pages.includes(page)) return 'page';
  return below !== undefined && page.startsWith(below) ? 'true' : undefined;
}
