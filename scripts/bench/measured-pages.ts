import { listPublicPages } from '#scripts/shared/public-pages.ts';
import { startServerProcess } from '#scripts/shared/server-process.ts';
import { astroVersion, startAstroApp } from './peers/astro-app.ts';
import type { CachingProxy } from './peers/caching-proxy.ts';
import { nextVersion, startNextApp } from './peers/next-app.ts';
import { type PeerContent, type PeerTour, readPeerContent } from './peers/peer-content.ts';
import { reactRouterVersion, startReactRouterApp } from './peers/react-router-app.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly content: 'home' | 'list' | 'detail' | 'one picture';
  readonly address: string;
  /** A peer has no goals. */
  readonly isPeer: boolean;
  /** Expression that is true once the page's own handlers answer. */
  readonly isReady: string;
}

export interface MeasuredPages {
  /** For first visits: the product's three kinds of page and the peers' home pages. */
  readonly visited: readonly MeasuredPage[];
  /** For interactions: the product's and React Router's. */
  readonly used: readonly MeasuredPage[];
  /** The packages of the measured lists. */
  readonly tours: readonly PeerTour[];
  /** Of every public page of the product. */
  readonly publicAddresses: readonly string[];
  readonly stop: () => Promise<void>;
}

const ours = [
  { content: 'home', screenshotName: 'home', name: '/' },
  { content: 'list', screenshotName: 'packages-domestic', name: '/packages/domestic' },
  { content: 'detail', screenshotName: 'package', name: '/packages/detail/{id}' },
] as const;

/** Set by the product once its lazy parts are rendered (`mark-ready.ts`), by the peers once they are hydrated. */
const isMarkedReady = `'ready' in document.documentElement.dataset`;
/** Next's minimal page has no mark: React has taken over its heading. */
const isHeadingHydrated = `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactProps'))`;

/** The first requests fill the server's caches. @param program the bundled server */
export async function startMeasuredPages(program: string, folder: string): Promise<MeasuredPages> {
  const environment = { DATA_DIR: folder, ADMIN_PASSWORD: 'only for this run' };
  const site = await startServerProcess(program, environment, folder);
  const shown = await listPublicPages(site.origin);
  const ownPages = ours.map(({ content, screenshotName, name }): MeasuredPage => {
    const path = shown.find((page) => page.name === screenshotName)?.path;
    if (path === undefined) throw new Error(`There is no page ${screenshotName}`);
    return { content, name, address: site.origin + path, isPeer: false, isReady: isMarkedReady };
  });
  const content = await readPeerContent(site.origin);
  const next = await startPeer('Next', () => startNextApp(firstPicture(content)));
  const router = await startPeer('React Router', () => startReactRouterApp(content));
  const astro = await startPeer('Astro', () => startAstroApp(content));

  const named = `React Router ${reactRouterVersion}`;
  const routerHome = peerPage(router, { name: `${named}, home`, content: 'home' });
  const visited = [
    ...ownPages,
    ...peerPage(next, {
      name: `Next ${nextVersion}, one picture`,
      content: 'one picture',
      isReady: isHeadingHydrated,
    }),
    ...routerHome,
    ...peerPage(astro, { name: `Astro ${astroVersion}, home`, content: 'home' }),
  ];
  const used = [
    ...ownPages,
    ...routerHome,
    ...peerPage(router, { name: `${named}, list`, content: 'list', path: '/packages/domestic' }),
    ...peerPage(router, { name: `${named}, detail`, content: 'detail', path: detailPath(content) }),
  ];
  return {
    visited,
    used,
    tours: content.tours,
    publicAddresses: shown.map(({ path }) => site.origin + path),
    stop: async () => {
      for (const peer of [next, router, astro]) peer?.stop();
      await site.stop();
    },
  };
}

function firstPicture({ tours: [first], pictures }: PeerContent): Uint8Array {
  const bytes = first && pictures.get(first.picture.src);
  if (!bytes) throw new Error('The list shows no picture');
  return bytes;
}

function peerPage(
  peer: CachingProxy | undefined,
  page: Pick<MeasuredPage, 'name' | 'content'> & { readonly path?: string; readonly isReady?: string },
): MeasuredPage[] {
  const { path = '/', isReady = isMarkedReady, ...rest } = page;
  return peer ? [{ ...rest, isReady, isPeer: true, address: peer.origin + path }] : [];
}

const detailPath = ({ tours: [first] }: PeerContent) => `/packages/detail/${first?.id ?? ''}`;

async function startPeer(
  name: string,
  start: () => Promise<CachingProxy>,
): Promise<CachingProxy | undefined> {
  try {
    return await start();
  } catch (cause) {
    console.log(`Without ${name} as a peer: ${cause instanceof Error ? cause.message : String(cause)}`);
    return undefined;
  }
}
