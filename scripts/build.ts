/**
 * `npm run build [-- --if-stale]`: writes site, render, server, fonts (of brochures) and sample (pictures) to dist.
 * `--check-budgets`, of the tests, fails when a page has grown; what a user configures makes pages larger.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { encodedFolder } from '#server/sample/sample-pictures.ts';
import { buildRenderer, buildServer } from './build/build-server.ts';
import { measureBudgets } from './build/bundle-budgets.ts';
import { hashSources } from './build/source-hash.ts';
import { restorePreviousAssets, stashPreviousAssets } from './build/previous-assets.ts';
import { precompress } from './build/precompress.ts';
import { createThirdPartyNotices } from './build/third-party-notices.ts';
import { measurePrecache } from './build/precache-budget.ts';

const stamp = 'dist/stamp';
const sourceHash = await hashSources();
const built = await readFile(stamp, 'utf8').catch(() => 'nothing built yet');

if (!process.argv.includes('--if-stale') || built !== sourceHash) {
  await rm(stamp, { force: true });
  await stashPreviousAssets('dist/site', 'dist/last-site');
  await build({ logLevel: 'warn' });
  await writeFile('dist/site/third-party-notices.txt', await createThirdPartyNotices());
  await precompress('dist/site');
  await restorePreviousAssets('dist/site', 'dist/last-site');
  await buildRenderer('dist/render');
  await buildServer('dist/server');
  await rm('dist/sample', { recursive: true, force: true });
  await cp(encodedFolder, 'dist/sample', { recursive: true });
  await cp('server/brochure/fonts', 'dist/fonts', { recursive: true });
  const over = [...(await measureBudgets('dist/site')), ...(await measurePrecache('dist/site'))];
  if (over.length > 0 && process.argv.includes('--check-budgets'))
    throw new Error(`Over budget: ${over.join(', ')}`);
  await writeFile(stamp, sourceHash);
}
