/**
 * `npm run build`: writes site, render, server, fonts (of brochures) and sample (pictures) to dist, and prints what each
 * page weighs. `--if-stale`, of `npm start` and the commands: says only how far it is, and nothing when dist is up to date.
 * `--check-budgets`, of the tests, fails at a warning of the bundler, or when a page has grown; what a user configures
 * makes pages larger.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { build, createLogger } from 'vite';
import { encodedFolder } from '#server/sample/samples.ts';
import { buildRenderer, buildServer } from './build/build-server.ts';
import { measureBudgets } from './build/budgets.ts';
import { hashSources } from './build/source-hash.ts';
import { restorePreviousAssets, stashPreviousAssets } from './build/previous-assets.ts';
import { precompress } from './build/precompress.ts';
import { createThirdPartyNotices } from './build/third-party-notices.ts';

const stamp = 'dist/stamp';
const isForStart = process.argv.includes('--if-stale');
const isChecked = process.argv.includes('--check-budgets');
const say = (line: string) => {
  if (isForStart) console.log(line);
};

const sourceHash = await hashSources();
const built = await readFile(stamp, 'utf8').catch(() => undefined);

if (!isForStart || built !== sourceHash) {
  const logger = createLogger('warn');
  const again = built === undefined ? '' : ' again, as it has changed';
  say(`Building the website${again}: this takes about half a minute, and later starts skip it.`);
  await rm(stamp, { force: true });
  await stashPreviousAssets('dist/site', 'dist/last-site');
  await build({ logLevel: 'warn', customLogger: logger });
  await writeFile('dist/site/third-party-notices.txt', await createThirdPartyNotices());
  say('  The pages are ready.');
  await precompress('dist/site');
  await restorePreviousAssets('dist/site', 'dist/last-site');
  say('  Their compressed copies are ready.');
  await buildRenderer('dist/render', logger);
  await buildServer('dist/server', logger);
  await rm('dist/sample', { recursive: true, force: true });
  await cp(encodedFolder, 'dist/sample', { recursive: true });
  await cp('server/brochure/fonts', 'dist/fonts', { recursive: true });
  say('  The server is ready.');
  if (isChecked && logger.hasWarned) throw new Error('The bundler warned: see above');
  if (!isForStart) {
    const over = await measureBudgets('dist/site');
    if (over.length > 0 && isChecked) throw new Error(`Over budget: ${over.join(', ')}`);
  }
  await writeFile(stamp, sourceHash);
}
