/** Interaction to Next Paint of the site's controls on a slow processor: https://web.dev/articles/inp */
import type { Browser, Page } from '@playwright/test';
import { launchBrowser, openPhoneTab, tap, waitForExpression, type PhoneTab } from './browser.ts';
import { formatResult, formatTable, median } from './figures.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { durationThreshold, type EventTiming, findWorstInteraction } from './worst-interaction.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';

const processor = 6;
/** Times that a control is used in one run. */
const uses = 6;
/** ms between two of them, and between two keys. */
const pauseTime = 500;
const keyTime = 150;
/** ms, for the longest of a run's interactions. */
const goal = { interaction: 100 };

interface Control {
  readonly name: string;
  readonly content: MeasuredPage['content'];
  /** The one to tap at a turn. */
  readonly find: (page: Page, turn: number) => ReturnType<Page['locator']>;
  /** Typed into it instead of tapping again. */
  readonly text?: string;
}

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();

const controls: readonly Control[] = [
  { name: 'menu', content: 'home', find: (page) => page.locator('header :is(summary, button)').first() },
  {
    name: 'theme',
    content: 'home',
    find: (page, turn) => page.getByRole('radio', { name: turn % 2 === 0 ? 'Dark' : 'Light' }),
  },
  { name: 'heart', content: 'list', find: button(/shortlist$/) },
  { name: 'filter', content: 'list', find: (page) => page.getByRole('searchbox').first(), text: 'kerala' },
  { name: 'carousel', content: 'detail', find: button(/^Next image$/) },
  {
    name: 'accordion',
    content: 'detail',
    find: (page, turn) => page.getByRole('button', { name: new RegExp(`^Day ${(turn % 2) + 1}\\b`) }),
  },
];

async function measure({ pages, runs }: BenchContext): Promise<boolean> {
  const { used } = await pages();
  const series = used.map((page) => ({
    page,
    worst: new Map<string, number[]>(),
  }));
  const browser = await launchBrowser();
  try {
    for (let round = 0; round < runs; round += 1)
      for (const { page, worst } of series)
        for (const [name, ms] of await useControls(browser, page))
          worst.set(name, [...(worst.get(name) ?? []), ms]);
  } finally {
    await browser.close();
  }
  const rows = [[`INP at ${processor} x, worst of ${uses}, medians of ${runs}`, 'control', 'ms', '']];
  let isMet = true;
  for (const { page, worst } of series)
    for (const [name, times] of worst) {
      const ms = median(times);
      const missed = !page.isPeer && ms > goal.interaction ? [`over ${goal.interaction}`] : [];
      isMet &&= missed.length === 0;
      const figure = ms > durationThreshold ? ms.toFixed(0) : `<= ${durationThreshold}`;
      rows.push([page.name, name, figure, page.isPeer ? '' : formatResult(missed)]);
    }
  console.log(formatTable(rows));
  return isMet;
}

/** @returns ms of the longest interaction with each control that the page has */
async function useControls(
  browser: Browser,
  { content, address, isReady }: MeasuredPage,
): Promise<ReadonlyMap<string, number>> {
  const tab = await openPhoneTab(browser, { processor });
  try {
    await tab.page.addInitScript(`globalThis.events = [];
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries()) events.push({ interactionId, duration });
      }).observe({ type: 'event', durationThreshold: ${durationThreshold}, buffered: true });`);
    await tab.page.goto(address, { waitUntil: 'load' });
    await waitForExpression(tab.page, isReady);
    const worst = new Map<string, number>();
    for (const control of controls.filter((one) => one.content === content))
      if ((await control.find(tab.page, 0).count()) > 0)
        worst.set(control.name, await useControl(tab, control));
    return worst;
  } finally {
    await tab.close();
  }
}

async function useControl(tab: PhoneTab, { find, text }: Control): Promise<number> {
  const { page } = tab;
  if (text !== undefined) {
    await tap(tab, find(page, 0));
    await page.waitForTimeout(pauseTime);
  }
  await page.evaluate('void (events.length = 0)');
  if (text === undefined)
    for (let turn = 0; turn < uses; turn += 1) {
      await tap(tab, find(page, turn));
      await page.waitForTimeout(pauseTime);
    }
  else await page.keyboard.type(text, { delay: keyTime });
  // Entries are delivered in an idle moment after the paint.
  await page.waitForTimeout(pauseTime);
  return findWorstInteraction(await page.evaluate<EventTiming[]>('events'));
}

export const inp: Benchmark = { name: 'inp', goal, run: measure };
