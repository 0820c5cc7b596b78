import type { App } from './app.ts';
import { matchRoute } from './routes.ts';

/** The stores that pages are rendered from. */
export type RouteDataStores = Pick<App, 'catalogue' | 'destinations' | 'details'>;

/** Route loader: the server runs it before rendering and the browser before hydrating, so that both render the same. */
export async function loadRouteData(
  { catalogue, destinations, details }: RouteDataStores,
  path: string,
): Promise<void> {
  const page = matchRoute(path);
  switch (page.kind) {
    case 'home':
      await Promise.all([
        destinations.loadIfEmpty(),
        catalogue.loadCategories('ahead'),
        catalogue.loadTop('domestic', 'ahead'),
        catalogue.loadTop('international', 'ahead'),
      ]);
      return;
    case 'packages':
      catalogue.showFirst(page.category);
      return;
    case 'detail':
      await details.load(page.id, 'ahead');
      return;
    case 'static':
    case 'shortlist':
    case 'sign-in':
    case 'error':
    case 'private':
    case 'unknown':
      return;
    default:
      page satisfies never;
  }
}
