import type { App } from './app.ts';
import { pageOf } from './page-of.ts';

/** What a page is made of before its first look, beside code. */
export type Data = Pick<App, 'catalogue' | 'destinations' | 'details'>;

/**
 * Brings the data of a page's first look into the stores. The server does this before it renders a page, and
 * the browser, from what came with the page, before it takes the page over: so both make the same markup.
 */
export async function prepare({ catalogue, destinations, details }: Data, path: string): Promise<void> {
  const page = pageOf(path);
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
