import { listPublicPages } from '#scripts/shared/public-pages.ts';
import { startServerProcess } from '#scripts/shared/server-process.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly content: 'home' | 'list' | 'detail';
  readonly address: string;
}

export interface MeasuredPages {
  readonly pages: readonly MeasuredPage[];
  /** Of every public page. */
  readonly publicAddresses: readonly string[];
  readonly stop: () => Promise<void>;
}

const measured = [
  { content: 'home', screenshotName: 'home', name: '/' },
  { content: 'list', screenshotName: 'packages-domestic', name: '/packages/domestic' },
  { content: 'detail', screenshotName: 'package', name: '/packages/detail/{id}' },
] as const;

/** The first requests fill the server's caches. @param program the bundled server */
export async function startMeasuredPages(program: string, folder: string): Promise<MeasuredPages> {
  const environment = { DATA_DIR: folder, ADMIN_PASSWORD: 'only for this run' };
  const site = await startServerProcess(program, environment, folder);
  const shown = await listPublicPages(site.origin);
  const pages = measured.map(({ content, screenshotName, name }) => {
    const path = shown.find((page) => page.name === screenshotName)?.path;
    if (path === undefined) throw new Error(`There is no page ${screenshotName}`);
    return { content, name, address: site.origin + path };
  });
  return { pages, publicAddresses: shown.map(({ path }) => site.origin + path), stop: () => site.stop() };
}
