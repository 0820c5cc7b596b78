/** From a list to a package on slow 3G with an empty cache: ms from the end of the tap to the paint. */
import type { Browser } from '@playwright/test';
import { launchBrowser, openPhoneTab, tap, waitForExpression } from './browser.ts';
import { formatResult, formatTable, median } from './figures.ts';
import type { MeasuredPage } from './measured-pages.ts';
import type { PeerTour } from './peers/peer-content.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';

const line = { rate: 400, latency: 400 };
/** ms, for name, picture and price at the first of the processors. */
const goal = { painted: 200 };
const processors = [1, 4] as const;
/** ms that a visitor looks at the loaded list. */
const restTime = 2000;

/** ms from the end of the tap until it is painted on the screen. */
interface PaintTimes {
  readonly name: number;
  readonly price: number;
  /** In any resolution: that of the card counts. */
  readonly picture: number;
  /** In the resolution that the page chooses. */
  readonly sharpPicture: number;
}

interface Series {
  readonly page: MeasuredPage;
  readonly processor: number;
  readonly times: PaintTimes[];
}

async function measure({ pages, runs }: BenchContext): Promise<boolean> {
  const { used, tours } = await pages();
  const series = processors.flatMap((processor) =>
    used.filter(({ content }) => content === 'list').map((page): Series => ({ page, processor, times: [] })),
  );
  const browser = await launchBrowser();
  try {
    for (let round = 0; round < runs; round += 1)
      for (const { page, processor, times } of series)
        times.push(await navigate(browser, page, tours, processor));
  } finally {
    await browser.close();
  }
  const rows = [
    [`list to package, medians of ${runs}, ms`, 'processor', 'name', 'price', 'picture', 'all', 'sharp', ''],
  ];
  let isMet = true;
  for (const { page, processor, times } of series) {
    const of = (figure: keyof PaintTimes) => median(times.map((one) => one[figure]));
    const all = median(times.map(({ name, price, picture }) => Math.max(name, price, picture)));
    const isHeld = !page.isPeer && processor === processors[0];
    const missed = isHeld && all > goal.painted ? [`all over ${goal.painted}`] : [];
    isMet &&= missed.length === 0;
    const figures = [of('name'), of('price'), of('picture'), all, of('sharpPicture')];
    rows.push([
      page.name,
      `${processor} x`,
      ...figures.map((ms) => ms.toFixed(0)),
      isHeld ? formatResult(missed) : '',
    ]);
  }
  console.log(formatTable(rows));
  return isMet;
}

async function navigate(
  browser: Browser,
  { address, isReady }: MeasuredPage,
  tours: readonly PeerTour[],
  processor: number,
): Promise<PaintTimes> {
  const tab = await openPhoneTab(browser, { processor, line });
  try {
    const { page } = tab;
    await page.goto(address, { waitUntil: 'load' });
    await waitForExpression(page, isReady);
    await page.waitForTimeout(restTime);
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const path = await link.getAttribute('href');
    const tour = tours.find(({ id }) => path?.endsWith(id) === true);
    if (!tour) throw new Error(`${address} begins with an unknown package`);
    await page.evaluate(watchPaint(tour));
    await tap(tab, link);
    await waitForExpression(page, 'painted.sharpPicture !== undefined');
    return await page.evaluate<PaintTimes>('painted');
  } finally {
    await tab.close();
  }
}

/** The picture's address has the same hash on the product's page and on the peer's. */
const hashOf = ({ picture }: PeerTour) => /[0-9a-f]{32}/.exec(picture.src)?.[0] ?? '';

/** Looks before each frame, and takes the time after it. A view transition holds frames back until it begins. */
const watchPaint = (tour: PeerTour) => `{
  const wanted = ${JSON.stringify({ id: tour.id, name: tour.name, price: tour.price, hash: hashOf(tour) })};
  const painted = (globalThis.painted = {});
  let tappedAt;
  document.addEventListener('pointerup', ({ timeStamp }) => (tappedAt = timeStamp), { capture: true, once: true });
  const isOnScreen = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return right > left && bottom > top && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight &&
      !element.closest('article') && element.checkVisibility({ visibilityProperty: true });
  };
  const shows = (selector, test) => [...document.querySelectorAll(selector)].some((element) => test(element) && isOnScreen(element));
  const isLoaded = (address) => Object.assign(new Image(), { src: address }).complete;
  const isSharp = (image) => image.currentSrc.includes(wanted.hash) && image.complete && image.naturalWidth > 0;
  const isShown = (image) => {
    const [, behind] = /url\\("([^"]+)"\\)/.exec(getComputedStyle(image).backgroundImage) ?? [];
    return isSharp(image) || (behind?.includes(wanted.hash) && isLoaded(behind));
  };
  const looks = {
    name: () => shows('h1', ({ textContent }) => textContent.includes(wanted.name)),
    price: () => shows('main *', ({ childElementCount, textContent }) => childElementCount === 0 && textContent.trim() === wanted.price),
    picture: () => shows('main img', isShown),
    sharpPicture: () => shows('main img', isSharp),
  };
  const check = () => {
    const open = Object.keys(looks).filter((name) => painted[name] === undefined);
    const seen = location.pathname.endsWith(wanted.id) ? open.filter((name) => looks[name]()) : [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      for (const name of seen) painted[name] = performance.now() - tappedAt;
      if (seen.length < open.length) requestAnimationFrame(check);
    };
    port2.postMessage('');
  };
  requestAnimationFrame(check);
}`;

export const navigation: Benchmark = { name: 'navigation', goal, run: measure };
