import { strict as assert } from 'node:assert';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  fill,
  openPage,
  press,
  readText,
  waitForAddress,
  waitForHydration,
  waitForText,
  waitUntil,
  type EngineBrowser,
} from './engine-browser.ts';

export interface PathDeps {
  readonly browser: EngineBrowser;
  readonly origin: string;
  /** For the screenshots. */
  readonly folder: string;
}

/** px */
const sizes = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
] as const;

/** A screenshot of the window as it is. @param name of the file */
export async function takeScreenshot({ browser, folder }: PathDeps, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${browser.name.toLowerCase()}-${name}.png`), await browser.screenshot());
}

/** After two frames, what was laid out is painted: WebKit shows the former size until then. */
const isPainted = `(window.paintedWidth === innerWidth ||
  (requestAnimationFrame(() => requestAnimationFrame(() => { window.paintedWidth = innerWidth; })), false))`;

const hasPictures = `[...document.images].every((image) => {
  const { top, bottom, left, right, width } = image.getBoundingClientRect();
  const isVisible = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return image.complete || !isVisible;
})`;

/** Takes a screenshot at each width. @throws when a page is wider than its window */
async function takeScreenshots(deps: PathDeps, name: string): Promise<void> {
  const { browser } = deps;
  for (const { width, height } of sizes) {
    await browser.resize(width, height);
    const hasWidth = 'innerWidth === arguments[0] && document.documentElement.scrollWidth <= innerWidth';
    await waitUntil(
      browser,
      `${name} fits into ${width} px, with its pictures`,
      `${hasWidth} && document.fonts.status === 'loaded' && ${hasPictures} && ${isPainted}`,
      width,
    );
    await takeScreenshot(deps, `${name}-${width}`);
  }
}

/** From home by a filtered list to a package, its pictures, days and WhatsApp link, and the shortlist. @returns the package's path */
export async function walkVisitorPath(deps: PathDeps): Promise<string> {
  const { browser, origin } = deps;
  await openPage(browser, `${origin}/`);
  await takeScreenshots(deps, 'home');
  await press(browser, 'a', 'View More');
  await waitForAddress(browser, /^\/packages\/(domestic|international)$/);

  await openPage(browser, `${origin}/packages/domestic`);
  await fill(browser, 'Place', 'Kerala');
  await waitForAddress(browser, /place=Kerala/);
  await waitUntil(
    browser,
    'the filtered list',
    `document.querySelector('article') &&
    [...document.querySelectorAll('article')].every((card) => card.textContent.includes('Kerala'))`,
  );
  await takeScreenshots(deps, 'list');
  await press(browser, 'article a', 'Read More');
  await waitForAddress(browser, /^\/packages\/detail\//);
  const path = v.parse(v.string(), await browser.evaluate('return location.pathname;'));

  await openPage(browser, origin + path);
  const name = await readText(browser, 'h1');
  await takeScreenshots(deps, 'package');
  await press(browser, 'button', 'Next image');
  await waitUntil(browser, 'the second picture', `document.body.textContent.includes('Image 2 of')`);
  await press(browser, 'button[aria-expanded=false]', 'Day 2');
  await waitUntil(
    browser,
    'the second day',
    `[...document.querySelectorAll('button[aria-expanded=true]')].some((day) => day.textContent.includes('Day 2'))`,
  );
  await waitUntil(
    browser,
    'a WhatsApp link that names the package',
    `[...document.querySelectorAll('a')].some(({ href, textContent }) =>
      textContent === 'Chat on WhatsApp' && /^https:\\/\\/wa\\.me\\/\\d{12}\\?text=/.test(href) &&
      new URL(href).searchParams.get('text').includes(location.href))`,
  );
  await press(browser, 'button[aria-pressed=false]', 'Keep');
  await waitUntil(browser, 'the pressed heart', `document.querySelector('button[aria-pressed=true]')`);

  await openPage(browser, `${origin}/shortlist`);
  await waitUntil(
    browser,
    'the package on the shortlist',
    '[...document.querySelectorAll("article a")].some((link) => link.pathname === arguments[0])',
    path,
  );
  await takeScreenshots(deps, 'shortlist');
  await openPage(browser, `${origin}/contact`);
  await takeScreenshots(deps, 'contact');
  await openPage(browser, origin + path);
  await waitUntil(browser, name, `document.querySelector('h1').innerText === arguments[0]`, name);
  return path;
}

/** @returns whether the engine has a service worker here; then after the page is in its cache */
export async function waitForOfflinePage({ browser }: PathDeps, path: string): Promise<boolean> {
  if ((await browser.evaluate(`return 'serviceWorker' in navigator;`)) !== true) return false;
  // Scripts answer at once: the cache is asked in one and its answer is read in a later one.
  return waitUntil(
    browser,
    'the page in the cache of the service worker',
    `(caches.match(arguments[0], { ignoreVary: true }).then((found) => { window.isPageCached = Boolean(found); }),
    navigator.serviceWorker.controller && window.isPageCached)`,
    path,
  );
}

/** Without its server, the page that is open can be loaded anew. */
export async function walkOfflinePath(deps: PathDeps): Promise<void> {
  const { browser } = deps;
  await browser.reload();
  await waitForHydration(browser);
  await waitUntil(browser, 'the price', String.raw`/Rs\. \d/.test(document.body.innerText)`);
  await takeScreenshots(deps, 'offline');
}

export interface Owner {
  readonly email: string;
  readonly password: string;
}

/** Signs in, creates a package with a picture, edits it and deletes it. @param picture its path */
export async function walkOwnerPath(deps: PathDeps, owner: Owner, picture: string): Promise<void> {
  const { browser, origin } = deps;
  await openPage(browser, `${origin}/admin-login`);
  await takeScreenshots(deps, 'sign-in');
  await fill(browser, 'Email', owner.email);
  await fill(browser, 'Password', owner.password);
  await press(browser, 'button', 'Sign in');
  await waitForText(browser, 'Welcome,');
  await press(browser, 'a', 'Create New Package');
  await waitForAddress(browser, /^\/admin\/packages\/create$/);
  const name = `Lagoon by lamplight in ${browser.name}`;
  const fields = [
    ['Category', 'Domestic'],
    ['Package name', name],
    ['Place', 'Kerala'],
    ['Price', '24500'],
    ['Days', '2'],
    ['Nights', '1'],
    ['Persons', '2'],
    ['Description', 'Two days on the water.'],
    ['Day 1', 'Board at Alappuzha'],
  ] as const;
  for (const [label, text] of fields) await fill(browser, label, text);
  const input = await browser.find(`return document.querySelector('input[type=file]');`);
  assert(input !== undefined);
  await browser.upload(input, picture);
  await waitForText(browser, '1 Image(s) Selected');
  await takeScreenshots(deps, 'form');
  await press(browser, 'button', 'Submit');
  await waitForAddress(browser, /^\/admin\/packages$/);
  await waitForText(browser, name);
  await takeScreenshots(deps, 'admin-list');

  await press(browser, 'article a', `Edit ${name}`);
  await waitForAddress(browser, /^\/admin\/edit-package\//);
  await waitUntil(
    browser,
    'the form of the new package',
    `[...document.querySelectorAll('input')].some(({ value }) => value === arguments[0])`,
    name,
  );
  await fill(browser, 'Place', ' backwaters');
  await press(browser, 'button', 'Update Package');
  await waitForAddress(browser, /^\/admin\/packages$/);
  await waitForText(browser, 'Kerala backwaters');
  await openPage(browser, `${origin}/packages/domestic`);
  await waitForText(browser, name);

  await openPage(browser, `${origin}/admin/packages`);
  await press(browser, 'article button', `Delete ${name}`);
  await press(browser, '[role=alertdialog] button', 'Delete');
  await waitUntil(
    browser,
    'the deleted package is gone',
    `![...document.querySelectorAll('article')].some((card) => card.textContent.includes(arguments[0]))`,
    name,
  );
}
