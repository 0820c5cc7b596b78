import { expect, type Page } from '@playwright/test';

/** px; from wide to narrow, as a wide page has loaded its pictures for the narrow ones. */
export const widths = [1920, 1280, 1024, 768, 375, 320];

interface Expectation {
  readonly at?: readonly number[];
  /** Of what is found. */
  readonly tolerated?: RegExp;
  readonly textSize?: string;
  /** px of the header at most. */
  readonly headerHeight?: number;
}

/** Looks at the open page at every width, or those given. */
export async function expectReadable(
  page: Page,
  { at = widths, tolerated, textSize = '100%', headerHeight }: Expectation = {},
): Promise<void> {
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    // All cards of the admin list are laid out without scrolling, and no width is measured on its way to the next.
    sheet.replaceSync(
      `:root { font-size: ${size} }
      *:not([hidden]) { content-visibility: visible !important; transition: none !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  }, textSize);
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    const found = (await findUnreadable(page)).filter((line) => !tolerated?.test(line));
    expect.soft(found, `${page.url()} at ${width} px`).toEqual([]);
    if (headerHeight === undefined) continue;
    const header = await page
      .getByRole('banner')
      .first()
      .evaluate(({ clientHeight }) => clientHeight);
    expect.soft(header, `header of ${page.url()} at ${width} px`).toBeLessThanOrEqual(headerHeight);
  }
}

/** px */
type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

interface Word {
  readonly text: string;
  readonly element: Element;
  readonly heading: Element | null;
  /** The sticky or fixed element that it is in. */
  readonly layer: Element | undefined;
  /** As high as the font. */
  readonly line: Box;
  /** As high as its letters, without what is clipped. */
  readonly ink: Box;
  readonly isCut: boolean;
  readonly isBroken: boolean;
}

/**
 * What a reader finds broken in the page at its present width, each as "rule: text".
 *
 * - wide page: it scrolls sideways.
 * - broken word, broken heading: letters of a word stand on two lines; a break after `-`, `@`, `.` or `/` is none.
 * - cut text: a box hides a part of a word without scrolling or an ellipsis, or the word reaches out of the window.
 * - text over text: the ink of words of two elements overlaps; what is sticky or fixed may stand over the rest.
 * - heading on text: less than 2 px are between the lines of a heading and those of the text below it.
 * - empty end of row: from 1024 px on, a row of header or footer (boxes beside each other in its outermost flex or
 *   grid) has no text, picture or control in more than 40 % of the window's width before its first or after its last.
 * - control over control: two links or buttons of header or footer overlap.
 */
export const findUnreadable = (page: Page): Promise<string[]> =>
  // As text: `evaluate` takes one function, and it is made of several.
  page.evaluate<string[]>(`(async () => {
    ${[isShown, intersect, withAncestors, toClip, readLine, readWords, checkWords, listParts, findRows, checkRows, checkControls].join('\n')}
    // Layout asks for the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const canvas = document.createElement('canvas').getContext('2d');
    const words = [];
    while (nodes.nextNode()) words.push(...readWords(nodes.currentNode, canvas));
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? ['wide page: ' + scrollWidth + ' px'] : [];
    return [...new Set([...wide, ...checkWords(words), ...checkRows(words), ...checkControls()])];
  })()`);

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

function withAncestors(element: Element): Element[] {
  const { parentElement } = element;
  return [element, ...(parentElement && parentElement !== document.body ? withAncestors(parentElement) : [])];
}

/** Where an element shows its text; it loses what neither scrolls nor ends with an ellipsis. */
function toClip(element: Element) {
  const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = overflowX === 'visible' ? { left: -Infinity, right: Infinity } : { left, right };
  const y = overflowY === 'visible' ? { top: -Infinity, bottom: Infinity } : { top, bottom };
  const losesX = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
  const losesY = /hidden|clip/.test(overflowY) && webkitLineClamp === 'none';
  return { box: { ...x, ...y }, losesX, losesY };
}

/** Of a word on one line. */
function readLine(line: Box, measured: TextMetrics, clips: readonly ReturnType<typeof toClip>[]) {
  const baseline = line.top + measured.fontBoundingBoxAscent;
  let ink: Box = {
    left: line.left,
    right: line.right,
    top: baseline - measured.actualBoundingBoxAscent,
    bottom: baseline + measured.actualBoundingBoxDescent,
  };
  let isCut = false;
  for (const { box, losesX, losesY } of clips) {
    const part = intersect(ink, box);
    const lostX = ink.right - ink.left - part.right + part.left;
    const lostY = ink.bottom - ink.top - part.bottom + part.top;
    isCut ||= (losesX && lostX > 1) || (losesY && lostY > 1);
    ink = part;
  }
  const isSeen = ink.right - ink.left >= 2 && ink.bottom > ink.top;
  return { line, ink, isSeen, isCut: isCut || ink.left < -1 || ink.right > innerWidth + 1 };
}

function readWords(node: Node, canvas: CanvasRenderingContext2D): Word[] {
  const { parentElement: element, textContent } = node;
  if (!element || !textContent?.trim() || !isShown(element) || element.closest('svg, select')) return [];
  const ancestors = withAncestors(element);
  const clips = ancestors.filter((ancestor) => getComputedStyle(ancestor).overflow !== 'visible').map(toClip);
  const layer = ancestors.find((ancestor) => /sticky|fixed/.test(getComputedStyle(ancestor).position));
  const heading = element.closest('h1, h2, h3, h4');
  const { fontStyle, fontWeight, fontSize, fontFamily, textTransform } = getComputedStyle(element);
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return [...textContent.matchAll(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]+/gu)].flatMap(
    ({ 0: text, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const measured = canvas.measureText(textTransform === 'uppercase' ? text.toUpperCase() : text);
      const lines = [...range.getClientRects()].map((line) => readLine(line, measured, clips));
      const tops = lines.map(({ line }) => line.top);
      const isBroken = /[\p{L}\p{N}]/u.test(text) && Math.max(...tops) - Math.min(...tops) > 2;
      return lines
        .filter(({ isSeen }) => isSeen)
        .map(({ line, ink, isCut }) => ({ text, element, heading, layer, line, ink, isCut, isBroken }));
    },
  );
}

function checkWords(words: readonly Word[]): string[] {
  const found = words.flatMap(({ text, heading, isBroken, isCut }) => [
    ...(isBroken ? [`broken ${heading ? 'heading' : 'word'}: ${text}`] : []),
    ...(isCut ? [`cut text: ${text}`] : []),
  ]);
  // The oldest browser has no `toSorted`.
  const sorted = [...words];
  sorted.sort((a, b) => a.line.top - b.line.top);
  sorted.forEach((word, index) => {
    const { bottom } = word.line;
    const middle = (word.line.top + bottom) / 2;
    for (let at = index + 1; at < sorted.length; at += 1) {
      const other = sorted[at];
      if (!other || other.line.top > bottom + 2) break;
      const { left, right, top, bottom: end } = intersect(word.ink, other.ink);
      if (other.element === word.element || other.layer !== word.layer || right - left <= 2) continue;
      if (end - top > 1) found.push(`text over text: ${word.text}, ${other.text}`);
      const isAbove = other.line.top > middle && other.line.top - bottom < 2;
      if (isAbove && word.heading && other.heading !== word.heading)
        found.push(`heading on text: ${word.heading.textContent}`);
    }
  });
  return found;
}

/** Header and footer of the page. */
function listParts(): Element[] {
  return [...document.querySelectorAll(':is(header, footer):not(main *, article *, section *)')];
}

function checkControls(): string[] {
  return listParts().flatMap((part) => {
    const controls = [...part.querySelectorAll('a, button, summary')].filter(isShown);
    return controls.flatMap((control, index) =>
      controls.slice(index + 1).flatMap((other) => {
        const { left, right, top, bottom } = intersect(
          control.getBoundingClientRect(),
          other.getBoundingClientRect(),
        );
        const isOver = right - left > 1 && bottom - top > 1 && !control.contains(other);
        return isOver ? [`control over control: ${control.textContent}, ${other.textContent}`] : [];
      }),
    );
  });
}

interface Row {
  readonly around: Element;
  readonly boxes: Element[];
}

function findRows(element: Element): Row[] {
  const children = [...element.children].filter((child) => isShown(child) && child.clientHeight > 0);
  if (children.length < 2 || !/flex|grid/.test(getComputedStyle(element).display))
    return children.flatMap(findRows);
  const rows: Row[] = [];
  let reached = -Infinity;
  for (const child of children) {
    const { top, bottom } = child.getBoundingClientRect();
    if (top < reached) rows.at(-1)?.boxes.push(child);
    else rows.push({ around: element, boxes: [child] });
    reached = Math.max(reached, bottom);
  }
  return rows;
}

function checkRows(words: readonly Word[]): string[] {
  if (innerWidth < 1024) return [];
  return listParts()
    .flatMap(findRows)
    .flatMap(({ around, boxes }) => {
      const pictures = boxes.flatMap((box) => [...box.querySelectorAll('img, svg, button, input')]);
      const contents = [
        ...words.filter(({ element }) => boxes.some((box) => box.contains(element))).map(({ ink }) => ink),
        ...pictures.filter(isShown).map((picture) => picture.getBoundingClientRect()),
      ];
      const { left, right } = around.getBoundingClientRect();
      const before = Math.min(...contents.map((content) => content.left)) - left;
      const after = right - Math.max(...contents.map((content) => content.right));
      const name = boxes[0]?.textContent.trim().slice(0, 30);
      return Math.max(before, after) > 0.4 * innerWidth ? [`empty end of row: ${name}`] : [];
    });
}
