import { startServerProcess } from '#scripts/shared/server-process.ts';
import { nextVersion, startNextApp } from './next-app.ts';
import type { CachingProxy } from './caching-proxy.ts';
import { listPublicPages } from '#scripts/shared/public-pages.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly address: string;
  /** kB of script and style on the first load; none for the peer. */
  readonly goals?: { readonly script: number; readonly style: number };
}

export interface MeasuredPages {
  readonly pages: readonly MeasuredPage[];
  readonly stop: () => Promise<void>;
}

const ours = [
  { screenshotName: 'home', name: '/', goals: { script: 80, style: 12 } },
  { screenshotName: 'packages-domestic', name: '/packages/domestic', goals: { script: 80, style: 12 } },
  { screenshotName: 'package', name: '/packages/detail/{id}', goals: { script: 90, style: 12 } },
] as const;

/** The first requests fill the server's caches. @param program the bundled server */
export async function startMeasuredPages(program: string, folder: string): Promise<MeasuredPages> {
  const site = await startServerProcess(
    program,
    { DATA_DIR: folder, ADMIN_PASSWORD: 'only for this run' },
    folder,
  );
  const shown = await listPublicPages(site.origin);
  const pages = ours.map(({ screenshotName: wanted, name: named, goals }) => {
    const path = shown.find(({ name }) => name === wanted)?.path;
    if (path === undefined) throw new Error(`There is no page ${wanted}`);
    return { name: named, goals, address: site.origin + path };
  });
  const peer = await startPeer(pages.at(-1)?.address ?? '');
  return {
    pages: peer ? [...pages, { name: `Next ${nextVersion}, one picture`, address: peer.origin }] : pages,
    stop: async () => {
      peer?.stop();
      await site.stop();
    },
  };
}

async function startPeer(detail: string): Promise<CachingProxy | undefined> {
  try {
    const html = await (await fetch(detail)).text();
    const path = /\/pictures\/[0-9a-f]+-\d+x\d+-[0-9a-f]{6}/.exec(html)?.[0];
    if (path === undefined) throw new Error(`${detail} shows no picture`);
    const picture = await fetch(new URL(path, detail));
    return await startNextApp(new Uint8Array(await picture.arrayBuffer()));
  } catch (cause) {
    console.log(`Without Next as a peer: ${cause instanceof Error ? cause.message : String(cause)}`);
    return undefined;
  }
}
