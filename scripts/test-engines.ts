/** `npm run test:engines [-- firefox webkit]`: a visitor's and the owner's path in other engines than Chromium. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openFirefox } from '#e2e/engines/firefox.ts';
import type { EngineBrowser } from '#e2e/engines/engine-browser.ts';
import {
  waitForOfflinePage,
  walkOfflinePath,
  walkOwnerPath,
  walkVisitorPath,
  type PathDeps,
} from '#e2e/engines/paths.ts';
import { openWebDriver } from '#e2e/engines/web-driver.ts';
import { freePort } from '#server/testing/free-port.ts';
import { findInPath, installPackages } from './shared/debian-packages.ts';
import { buildIfStale } from './shared/run.ts';
import { startServerProcess } from './shared/server-process.ts';

interface Engine {
  readonly name: string;
  readonly packages: readonly string[];
  /** @returns undefined while its packages are missing */
  readonly find: () => Promise<(() => Promise<EngineBrowser>) | undefined>;
}

const engines: readonly Engine[] = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    find: () => {
      const path = findInPath(['firefox-esr']);
      return Promise.resolve(path === undefined ? undefined : () => openFirefox(path));
    },
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus-x11'],
    find: async () => {
      const driver = findInPath(['WebKitWebDriver']);
      const xvfb = findInPath(['xvfb-run']);
      const browser = await findMiniBrowser();
      if (driver === undefined || xvfb === undefined || browser === undefined) return undefined;
      return async () =>
        openWebDriver({
          name: 'WebKit',
          command: [xvfb, '--auto-servernum', '--server-args=-screen 0 1600x1200x24', driver],
          // Its sandbox needs rights that a container does not give to root.
          environment: process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {},
          port: await freePort(),
          capabilities: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
        });
    },
  },
];

/** Debian keeps it beside the library, in the folder of the machine's architecture. */
async function findMiniBrowser(): Promise<string | undefined> {
  const folders = await readdir('/usr/lib').catch(() => []);
  return folders
    .flatMap((folder) => ['4.1', '4.0'].map((api) => join('/usr/lib', folder, `webkit2gtk-${api}/MiniBrowser`)))
    .find((path) => existsSync(path));
}

const owner = { email: 'owner@example.com', password: 'a marigold on the dashboard' };
const screenshots = 'screenshots/engines';

/** @returns the program that opens it; undefined when it is not there and cannot be installed */
async function prepare(engine: Engine) {
  const found = await engine.find();
  if (found) return found;
  await installPackages(...engine.packages);
  return engine.find();
}

async function test(open: () => Promise<EngineBrowser>): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'engines-'));
  const environment = { DATA_DIR: data, ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
  const server = await startServerProcess('dist/server/main.js', environment, data);
  let isServing = true;
  const browser = await open();
  const deps: PathDeps = { browser, origin: server.origin, folder: screenshots };
  try {
    const picture = join(data, 'lagoon.png');
    await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } }).toFile(picture);
    await walkOwnerPath(deps, owner, picture);
    const path = await walkVisitorPath(deps);
    const isCached = await waitForOfflinePage(deps, path);
    if (!isCached) return `${browser.name}: both paths; it has no service worker here, so no page without its server`;
    await server.stop();
    isServing = false;
    await walkOfflinePath(deps, path);
    return `${browser.name}: both paths, and a page without its server`;
  } finally {
    await browser.close();
    if (isServing) await server.stop();
    await rm(data, { recursive: true, force: true });
  }
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !engines.some((engine) => engine.name === name));
if (unknown.length > 0) {
  console.error(`Unknown engine: ${unknown.join(', ')}. There are: ${engines.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const built = await buildIfStale();
if (built !== 0) process.exit(built);
for (const engine of engines.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const open = await prepare(engine);
  if (!open) {
    const packages = engine.packages.join(' ');
    console.log(`${engine.name} did not run: install Debian's ${packages} (apt-get install ${packages}).`);
    // Named, it was asked for; unnamed, a machine without Debian's packages has nothing to test.
    if (names.includes(engine.name)) process.exitCode = 1;
    continue;
  }
  try {
    console.log(await test(open));
  } catch (cause) {
    console.error(cause);
    process.exitCode = 1;
  }
}
if (existsSync(screenshots)) console.log(`Screenshots in ${screenshots}/`);
