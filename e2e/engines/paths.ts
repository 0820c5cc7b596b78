import { strict as assert } from 'node:assert';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { fill, find, openPage, press, waitFor, waitForPath, waitForText, type EngineBrowser } from './engine-browser.ts';

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

/** Takes a screenshot at each width. @throws when a page is wider than its window */
async function lookAt({ browser, folder }: PathDeps, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { width, height } of sizes) {
    await browser.resize(width, height);
    await waitFor(
      browser,
      `${name} to fit into ${width} px`,
      `return innerWidth === arguments[0] && document.documentElement.scrollWidth <= innerWidth;`,
      width,
    );
    await writeFile(join(folder, `${browser.name.toLowerCase()}-${name}-${width}.png`), await browser.screenshot());
  }
}

const readText = async (browser: EngineBrowser, selector: string) =>
  v.parse(v.string(), await browser.evaluate(`return document.querySelector(arguments[0]).innerText;`, selector));

/** From home by a filtered list to a package, its pictures, days and WhatsApp link, and the shortlist. */
export async function walkVisitorPath(deps: PathDeps): Promise<string> {
  const { browser, origin } = deps;
  await openPage(browser, `${origin}/`);
  await lookAt(deps, 'home');
  await press(browser, 'a', 'View More');
  await waitForPath(browser, '^/packages/(domestic|international)$');

  await openPage(browser, `${origin}/packages/domestic`);
  await browser.choose(await find(browser, 'select', 'Place'), 'Kerala');
  await waitForPath(browser, 'place=Kerala');
  await waitFor(
    browser,
    'the filtered list',
    `return [...document.querySelectorAll('article')].every((card) => card.textContent.includes('Kerala'));`,
  );
  await lookAt(deps, 'list');
  await press(browser, 'article a', 'Read More');
  await waitForPath(browser, '^/packages/detail/');
  const path = v.parse(v.string(), await browser.evaluate('return location.pathname;'));

  await openPage(browser, origin + path);
  const name = await readText(browser, 'h1');
  await press(browser, 'button', 'Next image');
  await waitFor(browser, 'the second picture', `return document.body.textContent.includes('Image 2 of');`);
  const day = await find(browser, 'button[aria-expanded]', 'Day 2');
  await browser.click(day);
  await waitFor(
    browser,
    'the second day',
    `return document.querySelector(arguments[0]).getAttribute('aria-expanded') === 'true';`,
    day,
  );
  const chat = await find(browser, 'a', 'Chat on WhatsApp');
  const link = await browser.evaluate(`return document.querySelector(arguments[0]).href;`, chat);
  assert.match(v.parse(v.string(), link), /^https:\/\/wa\.me\/\d{12}\?text=.*packages%2Fdetail/);
  await lookAt(deps, 'package');
  await press(browser, 'button[aria-pressed]', 'Keep');
  await openPage(browser, `${origin}/shortlist`);
  await waitFor(
    browser,
    'the package on the shortlist',
    `return [...document.querySelectorAll('article')].some((card) => card.querySelector(arguments[0]) !== null);`,
    `a[href="${path}"]`,
  );
  await lookAt(deps, 'shortlist');
  await openPage(browser, origin + path);
  await waitFor(browser, name, `return document.querySelector('h1').innerText === arguments[0];`, name);
  return path;
}

/** @returns whether the engine has a service worker here, once it controls the page and has the page in its cache */
export async function waitForOfflinePage({ browser }: PathDeps, path: string): Promise<boolean> {
  if ((await browser.evaluate(`return 'serviceWorker' in navigator;`)) !== true) return false;
  await waitFor(
    browser,
    'the page in the cache of the service worker',
    `const [path] = arguments;
    if (!navigator.serviceWorker.controller) return false;
    const state = (window.cachedPages ??= {});
    caches.match(path, { ignoreVary: true }).then((found) => { state[path] = found !== undefined; });
    return state[path] === true;`,
    path,
  );
  return true;
}

/** Without its server, the seen page opens and says so. */
export async function walkOfflinePath(deps: PathDeps, path: string): Promise<void> {
  const { browser, origin } = deps;
  await openPage(browser, origin + path);
  await waitFor(browser, 'the price', `return /Rs\\. \\d/.test(document.body.innerText);`);
  await lookAt(deps, 'offline');
}

export interface Owner {
  readonly email: string;
  readonly password: string;
}

/** Signs in, creates a package with a picture, edits it and deletes it. @param picture its path */
export async function walkOwnerPath(deps: PathDeps, owner: Owner, picture: string): Promise<void> {
  const { browser, origin } = deps;
  await openPage(browser, `${origin}/admin-login`);
  await lookAt(deps, 'sign-in');
  await fill(browser, 'Email', owner.email);
  await fill(browser, 'Password', owner.password);
  await press(browser, 'button', 'Sign in');
  await waitForPath(browser, '^/admin$');

  await openPage(browser, `${origin}/admin/packages/create`);
  const name = `Lagoon by lamplight in ${browser.name}`;
  await browser.choose(await find(browser, 'select', 'Category'), 'domestic');
  const fields = [
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
  await browser.upload('input[type=file]', picture);
  await waitForText(browser, '1 Image(s) Selected');
  await lookAt(deps, 'form');
  await press(browser, 'button', 'Submit');
  await waitForPath(browser, '^/admin/packages$');
  await waitForText(browser, name);
  await lookAt(deps, 'admin');

  const card = `article:has([href*="/admin/edit-package/"])`;
  await press(browser, `${card} a[href*="/admin/edit-package/"]`, 'Edit');
  await waitForPath(browser, '^/admin/edit-package/');
  await waitFor(
    browser,
    'the form of the new package',
    `return [...document.querySelectorAll('input')].some(({ value }) => value === arguments[0]);`,
    name,
  );
  await fill(browser, 'Description', ' Edited.');
  await press(browser, 'button', 'Update Package');
  await waitForPath(browser, '^/admin/packages$');
  await waitForText(browser, 'Edited.');
  await press(browser, 'article button', 'Delete');
  await press(browser, '[role=alertdialog] button', 'Delete');
  await waitFor(browser, 'the package to go', `return !document.body.innerText.includes(arguments[0]);`, name);
}
