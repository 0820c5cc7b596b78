import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run, runTool } from './run.ts';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/**
 * The browser for the browser tests: CHROMIUM_PATH, Playwright's own, an installed Chrome or Chromium;
 * where there is none it is installed with Playwright's installer, else as Debian's package.
 * @returns the path of its program
 * @throws when none is there and none can be installed
 */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  }
  return findInstalled() ?? (await install());
}

function findInstalled(): string | undefined {
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...inPath].find((path) => existsSync(path));
}

const debian = 'apt-get update && apt-get install -y --no-install-recommends chromium';

async function install(): Promise<string> {
  console.log('No Chromium found; installing one for the browser tests.');
  await runTool('playwright', ['install', 'chromium']);
  if (!findInstalled() && existsSync('/usr/bin/apt-get')) {
    const isRoot = process.getuid?.() === 0;
    await run('sh', ['-c', isRoot ? debian : `sudo -n sh -c '${debian}'`]);
  }
  const found = findInstalled();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, and neither "npx playwright install chromium" nor Debian\'s package could be installed. Install Chrome or Chromium and set CHROMIUM_PATH to its program.',
  );
}
