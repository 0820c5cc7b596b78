/** `npm run build [-- --if-stale]`: writes site, render, server and sample (pictures) to dist. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { encodedFolder } from '#server/sample/prepared.ts';
import { prepareSamplePictures } from '#server/sample/prepare.ts';
import { buildRenderer } from './build-renderer.ts';
import { buildServer } from './build-server.ts';
import { checkBudgets } from './budgets.ts';
import { fingerprint } from './fingerprint.ts';
import { keepLastBuild, restoreLastBuild } from './last-build.ts';
import { precompress } from './precompress.ts';
import { checkShellWeight } from './shell-weight.ts';

const stamp = 'dist/stamp';
const wanted = await fingerprint();
const built = await readFile(stamp, 'utf8').catch(() => 'nothing built yet');

if (!process.argv.includes('--if-stale') || built !== wanted) {
  await rm(stamp, { force: true });
  await keepLastBuild('dist/site', 'dist/last-site');
  await build({ logLevel: 'warn' });
  await precompress('dist/site');
  await restoreLastBuild('dist/site', 'dist/last-site');
  await buildRenderer('dist/render');
  await buildServer('dist/server');
  // Only pictures whose drawing has changed since `npm run art` are drawn again.
  await cp(encodedFolder, 'dist/sample', { recursive: true });
  await prepareSamplePictures('dist/sample');
  await checkBudgets('dist/site');
  await checkShellWeight('dist/site');
  await writeFile(stamp, wanted);
}
