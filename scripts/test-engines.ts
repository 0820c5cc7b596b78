/** `npm run test:engines [-- firefox webkit]`: the visitor's and the owner's path in other engines than Chromium. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { EngineBrowser } from '#e2e/engines/engine-browser.ts';
import { openFirefox } from '#e2e/engines/firefox.ts';
import {
  takeScreenshot,
  waitForOfflinePage,
  walkOfflinePath,
  walkOwnerPath,
  walkVisitorPath,
  type PathDeps,
} from '#e2e/engines/paths.ts';
import { openWebKit } from '#e2e/engines/webkit.ts';
import { freePort } from '#server/testing/free-port.ts';
import { findInPath, installPackages } from './shared/debian-packages.ts';
import { buildIfStale } from './shared/run.ts';
import { startServerProcess } from './shared/server-process.ts';

interface Engine {
  readonly name: string;
  /** Debian's. */
  readonly packages: readonly string[];
  /** @returns undefined while its packages are missing */
  readonly find: () => Promise<(() => Promise<EngineBrowser>) | undefined>;
}

const engines: readonly Engine[] = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    find: async () => {
      const program = findInPath(['firefox-esr', 'firefox']);
      return program === undefined ? undefined : () => openFirefox(program);
    },
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: async () => {
      const driver = findInPath(['WebKitWebDriver']);
      const xvfb = findInPath(['xvfb-run']);
      const miniBrowser = await findMiniBrowser();
      if (driver === undefined || xvfb === undefined || miniBrowser === undefined) return undefined;
      return async () => openWebKit({ driver, xvfb, miniBrowser }, await freePort());
    },
  },
];

/** Debian keeps it beside the library, in the folder of the machine's architecture. */
async function findMiniBrowser(): Promise<string | undefined> {
  const folders = await readdir('/usr/lib').catch(() => []);
  return folders
    .flatMap((folder) =>
      ['6.0', '4.1', '4.0'].map((api) => `/usr/lib/${folder}/webkit2gtk-${api}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
}

const owner = { email: 'owner@example.com', password: 'a marigold on the dashboard' };
const folder = 'test-results/engines';

/** @returns what was tested */
async function testEngine(open: () => Promise<EngineBrowser>): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'engines-'));
  const environment = { DATA_DIR: data, ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
  const server = await startServerProcess('dist/server/main.js', environment, data);
  let isServing = true;
  const stopServer = async () => {
    if (isServing) await server.stop();
    isServing = false;
  };
  try {
    const picture = join(data, 'lagoon.png');
    await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } }).toFile(picture);
    const browser = await open();
    const deps: PathDeps = { browser, origin: server.origin, folder };
    try {
      await walkOwnerPath(deps, owner, picture);
      const path = await walkVisitorPath(deps);
      const hasWorker = await waitForOfflinePage(deps, path);
      if (!hasWorker) return 'both paths; it has no service worker here, so no page without its server';
      await stopServer();
      await walkOfflinePath(deps);
      return 'both paths, and a page without its server';
    } catch (cause) {
      await takeScreenshot(deps, 'failure').catch(() => undefined);
      throw cause;
    } finally {
      await browser.close();
    }
  } finally {
    await stopServer();
    await rm(data, { recursive: true, force: true });
  }
}

const names = process.argv.slice(2);
const chosen = engines.filter(({ name }) => names.length === 0 || names.includes(name));
if (chosen.length < names.length)
  throw new Error(`Unknown engine. There are: ${engines.map(({ name }) => name).join(', ')}`);

const built = await buildIfStale();
if (built !== 0) process.exit(built);
await rm(folder, { recursive: true, force: true });
for (const { name, packages, find } of chosen) {
  let open = await find();
  if (!open) {
    await installPackages(...packages);
    open = await find();
  }
  if (!open) {
    console.error(`${name} cannot be tested: install Debian's packages ${packages.join(', ')}.`);
    process.exitCode = 1;
    continue;
  }
  const startedAt = Date.now();
  try {
    const tested = await testEngine(open);
    console.log(`${name}: ${tested} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  } catch (cause) {
    console.error(`${name} failed.`, cause);
    process.exitCode = 1;
  }
}
console.log(`Screenshots are in ${folder}/`);
