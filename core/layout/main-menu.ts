import { allPackagesKey } from '#contract/category.ts';
import { matchRoute, type RouteMatch, type RouteName } from '#core/routes.ts';
import { paths } from '#features/shared/paths.ts';

export interface MenuItem {
  readonly label: string;
  readonly to: string;
  readonly childRoutes?: readonly RouteName[];
}

/** The links of the top bar (specification, section 2). */
export const mainMenu: readonly MenuItem[] = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Packages', to: paths.packages(allPackagesKey), childRoutes: ['packages', 'packageDetail'] },
  { label: 'Contact', to: paths.contact },
];

/** `aria-current` of an item: `page` on its own page, `true` on a page below it. */
export function getAriaCurrent({ to, childRoutes }: MenuItem, { name, param }: RouteMatch) {
  const own = matchRoute(to);
  if (name === own.name && param.toLowerCase() === own.param) return 'page';
  return childRoutes?.includes(name) ? 'true' : undefined;
}
