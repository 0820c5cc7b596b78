import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findInPath, installPackages, isRoot } from './debian-packages.ts';
import { runTool } from './run.ts';

const browsers = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const headlessShell = 'chromium-headless-shell';

/** CHROMIUM_PATH, Playwright's or an installed browser, else installs one. @throws when none can be installed */
export async function findChromium(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  const path = chosen || (findInstalled() ?? (await install()));
  await ensureFallbackFont();
  return path;
}

/** Prefers Debian's headless shell: the same engine without windows and menus, which take processor time. */
export async function findHeadlessShell(): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return findChromium();
  if (!findInPath([headlessShell]) && isRoot) await installPackages(headlessShell);
  const shell = findInPath([headlessShell]);
  if (!shell) return findChromium();
  await ensureFallbackFont();
  return shell;
}

/** The site's fallback fonts are fitted to Arial (styles/fonts.css.ts). Systems without fontconfig have Arial. */
async function ensureFallbackFont(): Promise<void> {
  let family: string;
  try {
    family = (await promisify(execFile)('fc-match', ['--format=%{family}', 'Arial'])).stdout;
  } catch {
    return;
  }
  if (!/Arial|Liberation Sans|Roboto/.test(family)) await installPackages('fonts-liberation');
}

const findInstalled = () =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : findInPath(browsers);

async function install(): Promise<string> {
  console.log('No Chromium found; installing one for the browser tests.');
  await runTool('playwright', ['install', 'chromium']);
  if (!findInstalled()) await installPackages('chromium');
  const found = findInstalled();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, and neither "npx playwright install chromium" nor Debian\'s package could be installed. Install Chrome or Chromium and set CHROMIUM_PATH to its program.',
  );
}
