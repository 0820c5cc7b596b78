/**
 * How quickly a list of 20 and one of 1,000 packages begin to show, and how long after a key what it finds is
 * painted; in Chromium, against the built product. `tsx scripts/bench-finder.ts` prints it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import * as v from 'valibot';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { startProgram } from './bench-program.ts';
import { chromiumPath } from './chromium.ts';
import { median } from './median.ts';

const few = 20;
const many = 1000;
/** First visits to each list, in turns. */
const rounds = 5;
/** ms from a key to the paint of what it finds, at most. */
const goal = 32;
/** Ms between two keys: what one does is over before the next. */
const pause = 250;
/** Words that many, some and no packages have; each is typed and taken back. */
const words = ['kerala', 'tea house', 'xyz'];

const AnswerSchema = v.object({ tours: v.array(v.looseObject({ price: v.number(), days: v.number() })) });
type Tours = v.InferOutput<typeof AnswerSchema>['tours'];

/** So many packages: the sample's again and again, each with a name and a price of its own. */
async function toursOf(origin: string, count: number): Promise<Tours> {
  const answer = await fetch(origin + apiBase + calls.allPackages);
  const { tours } = v.parse(AnswerSchema, await answer.json());
  return Array.from({ length: count }, (_, index) => ({
    ...tours[index % tours.length],
    _id: `p${index}`,
    price: 10_000 + ((index * 7919) % 200_000),
    days: 2 + (index % 12),
  }));
}

interface Times {
  /** ms from the navigation to the paint of the first cards, median. */
  readonly first: Readonly<Record<number, number>>;
  /** ms from each key to the paint of what it finds, at 1,000 packages. */
  readonly keys: readonly number[];
}

/** @param origin of a running product with its sample catalogue */
export async function measureFinder(origin: string): Promise<Times> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: asRoot });
  try {
    const lists = new Map<number, Tours>();
    for (const count of [few, many]) lists.set(count, await toursOf(origin, count));
    const firsts: Record<number, number[]> = { [few]: [], [many]: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const [count, tours] of lists) {
        const page = await openList(browser, origin, tours);
        firsts[count]?.push(await firstCards(page));
        await page.close();
      }
    const page = await openList(browser, origin, lists.get(many) ?? []);
    const keys = await keyTimes(page);
    return {
      first: { [few]: median(firsts[few] ?? []), [many]: median(firsts[many] ?? []) },
      keys,
    };
  } finally {
    await browser.close();
  }
}

async function openList(browser: Browser, origin: string, tours: Tours): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  const body = JSON.stringify({ tours });
  await page.route(`**${apiBase}${calls.allPackages}`, (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await page.addInitScript({ content: watch });
  await page.goto('/packages/all packages');
  return page;
}

/**
 * Runs in the page: `seen.first` is when the first cards were painted, `seen.key.painted` how many ms after the
 * key the cards that it changed were; the moment after a frame counts, and null is not yet.
 */
const watch = `
  window.seen = { first: null, key: null };
  const afterFrame = (tell) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = tell;
    port2.postMessage(null);
  });
  addEventListener('keydown', ({ timeStamp }) => (seen.key = { at: timeStamp, painted: null }), true);
  const isList = ({ target }) => target.matches?.('main section') || target.querySelector?.(':scope > li > article');
  new MutationObserver((changes) => {
    const { key } = seen;
    if (seen.first === null && document.querySelector('main li > article'))
      afterFrame(() => (seen.first ??= performance.now()));
    if (key?.painted === null && changes.some(isList))
      afterFrame(() => (key.painted ??= performance.now() - key.at));
  }).observe(document, { childList: true, subtree: true });
`;

async function firstCards(page: Page): Promise<number> {
  const first = await page.waitForFunction(() => Reflect.get(window, 'seen').first);
  return Number(await first.jsonValue());
}

async function keyTimes(page: Page): Promise<readonly number[]> {
  await page.getByLabel('Search').click();
  await page.waitForLoadState('networkidle');
  const keys: number[] = [];
  for (const word of words) {
    const strokes = [...Array.from(word), ...Array.from(word, () => 'Backspace')];
    for (const stroke of strokes) {
      await page.keyboard.press(stroke === ' ' ? 'Space' : stroke);
      await page.waitForTimeout(pause);
      const painted = await page.evaluate<unknown>('seen.key.painted');
      // A letter that changes nothing has nothing to paint.
      if (typeof painted === 'number') keys.push(painted);
    }
  }
  return keys;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-finder-'));
  const server = await startProgram('dist/server/main.js', { DATA_DIR: folder }, folder);
  try {
    const { first, keys } = await measureFinder(server.origin);
    const slowest = Math.max(...keys);
    console.log(
      `first cards: ${first[few]?.toFixed(0)} ms of ${few}, ${first[many]?.toFixed(0)} ms of ${many}`,
    );
    console.log(
      `key to paint at ${many}: median ${median(keys).toFixed(0)} ms, slowest of ${keys.length} ${slowest.toFixed(0)} ms, goal ${goal}`,
    );
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
