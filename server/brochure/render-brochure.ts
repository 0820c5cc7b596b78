import { buffer } from 'node:stream/consumers';
import type { BrochureTexts } from '#contract/brochure.ts';
import { AccessiblePdf } from './accessible-pdf.ts';
import type { Fonts } from './brochure-fonts.ts';
import {
  asidePictures,
  contentWidth,
  heroSize,
  paper,
  pictureSize,
  rowPictures,
  type BrochureContent,
  type BrochurePicture,
} from './brochure-content.ts';
import { color, createSheet, type Column, type Sheet, type TextStyle } from './sheet.ts';
import { typedOf } from './text-lines.ts';

const title: TextStyle = { face: 'heading', size: 14.5, leading: 20, color: color.ink };
const reading: TextStyle = { face: 'reading', size: 10.25, leading: 14.6, color: color.ink };
const entry: TextStyle = { face: 'label', size: 9.6, leading: 13, color: color.ink };
const note: TextStyle = { face: 'label', size: 8.6, leading: 11.6, color: color.soft };
const number: TextStyle = { face: 'heading', size: 12.5, leading: 17, color: color.rani };

const titleGap = 4;
const gap = 26;
const asideColumn: Column = { x: paper.width - paper.margin - pictureSize.width, width: pictureSize.width };
const mainColumn: Column = { x: paper.margin, width: contentWidth - pictureSize.width - gap };
const fullColumn: Column = { x: paper.margin, width: contentWidth };

const issueDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A PDF/UA-1 of A4 pages. Takes processor time without a pause: for a worker. */
export function renderBrochure({ texts, pictures, poster, issued }: BrochureContent, fonts: Fonts) {
  const doc = new AccessiblePdf(texts.name, texts.agency, new Date(issued));
  const ended = buffer(doc);
  const sheet = createSheet(doc, fonts);
  const drawn = pictures.map(({ jpeg, alt }, index) => ({ jpeg, alt: alt ?? describePicture(texts, index) }));
  const day = `Issued ${issueDate.format(issued)}`;

  drawHeader(sheet, texts, drawn[0], poster);
  const top = sheet.y;
  drawAside(sheet, texts, day, drawn.slice(1, 1 + asidePictures));
  const asideEnd = sheet.y;
  sheet.y = top;
  drawDescription(sheet, texts);
  drawInclusions(sheet, texts, asideEnd);
  drawDays(sheet, texts);
  drawPictureRow(sheet, drawn.slice(1 + asidePictures));
  drawEnd(sheet, texts, day);
  drawFooters(doc, sheet, texts);
  doc.end();
  return ended;
}

const describePicture = ({ name, place }: BrochureTexts, index: number) =>
  index === 0 ? [name, place].filter(Boolean).join(', ') : `${name}, picture ${index + 1}`;

type DescribedPicture = BrochurePicture & { readonly alt: string };

const livery = [color.liveryRani, color.marigold, color.liveryGreen];
const liveryBand = 2.2;

function drawHeader(sheet: Sheet, texts: BrochureTexts, hero?: DescribedPicture, poster?: Uint8Array) {
  const brand: TextStyle = { face: 'heading', size: 15, leading: 20, color: color.banyan };
  sheet.y = 12;
  sheet.text(texts.agency, brand, fullColumn);
  const bandTop = 40;
  const heroTop = bandTop + livery.length * liveryBand;
  sheet.decoration((doc) => {
    livery.forEach((band, index) =>
      doc.rect(0, bandTop + index * liveryBand, paper.width, liveryBand).fill(band),
    );
    if (hero) return;
    doc.rect(0, heroTop, paper.width, heroSize.height).fill(color.banyan);
    if (poster) doc.image(Buffer.from(poster), 0, heroTop, heroSize);
  });
  if (hero) sheet.picture(hero.jpeg, { x: 0, y: heroTop, ...heroSize }, hero.alt);
  drawBoard(sheet, texts, heroTop + heroSize.height);
}

const boardColumn: Column = { x: paper.margin + 16, width: 300 };
const boardSizes = [30, 27, 24, 21, 18, 16];

const boardStyle = (size: number): TextStyle => ({
  face: 'heading',
  size,
  leading: size * 1.06,
  color: color.onMarigold,
  isCapital: true,
});

/** The name as on a station's board, which hangs over the picture's lower edge. */
function drawBoard(sheet: Sheet, texts: BrochureTexts, heroEnd: number) {
  const fits = (size: number) => sheet.lines(texts.name, boardStyle(size), boardColumn.width).length <= 2;
  const style = boardStyle(boardSizes.find(fits) ?? 16);
  const local: TextStyle = { face: 'heading', size: 17, leading: 25, color: color.rani };
  const nameHeight = sheet.lines(texts.name, style, boardColumn.width).length * style.leading;
  const localName = findDrawableName(sheet, texts, local);
  const height = nameHeight + (localName === undefined ? 0 : local.leading) + 28;
  const top = heroEnd + 26 - height;
  const box = { x: paper.margin, width: boardColumn.width + 32 };
  sheet.decoration((doc) => {
    doc.roundedRect(box.x, top, box.width, height, 11).fill(color.marigold);
    doc
      .roundedRect(box.x + 5, top + 5, box.width - 10, height - 10, 8)
      .lineWidth(2)
      .stroke(color.onMarigold);
  });
  sheet.y = top + 14;
  if (localName !== undefined) sheet.text(localName, local, boardColumn);
  sheet.text(texts.name, style, boardColumn, { tag: 'H1' });
  sheet.y = heroEnd + 26 + 22;
}

/** None of a script that the fonts do not have, or longer than a line. */
function findDrawableName(sheet: Sheet, { localName }: BrochureTexts, style: TextStyle) {
  if (localName === undefined) return undefined;
  const lines = sheet.lines(localName, style, boardColumn.width);
  const runs = lines.flatMap(({ words }) => words.flat());
  return lines.length === 1 && !runs.some(({ drawn }) => drawn.includes('…')) ? localName : undefined;
}

function drawAside(sheet: Sheet, texts: BrochureTexts, day: string, pictures: readonly DescribedPicture[]) {
  // The board is beside it, not above it.
  sheet.y -= 28;
  drawPrice(sheet, texts);
  if (texts.size.length > 0)
    sheet.text(texts.size.join(' · '), { ...entry, size: 11, leading: 16 }, asideColumn);
  for (const { label, text, link } of contactsOf(texts).slice(0, 2)) {
    sheet.y += 8;
    sheet.text(label, { ...note, leading: 13 }, asideColumn);
    sheet.text(text, number, asideColumn, { link });
  }
  sheet.y += 8;
  sheet.text('Dates, rooms and meals can be changed.', note, asideColumn);
  sheet.text(day, note, asideColumn);
  sheet.y += 10;
  for (const { jpeg, alt } of pictures) {
    if (sheet.y + pictureSize.height > paper.bottom) break;
    sheet.picture(jpeg, { x: asideColumn.x, y: sheet.y, ...pictureSize }, alt);
    sheet.y += pictureSize.height + 10;
  }
}

function drawPrice(sheet: Sheet, { price, priceScope }: BrochureTexts) {
  if (price === undefined) return;
  const column: Column = { x: asideColumn.x + 12, width: asideColumn.width - 24 };
  const large: TextStyle = { face: 'heading', size: 27, leading: 32, color: color.onMarigold };
  const fitted = Math.min(1, column.width / sheet.measure(price, large));
  const style = { ...large, size: large.size * fitted };
  const scope: TextStyle = { ...entry, color: color.onMarigold };
  const scopeLines = sheet.lines(priceScope, scope, column.width).length;
  const height = large.leading + scopeLines * scope.leading + 18;
  const top = sheet.y;
  sheet.decoration((doc) =>
    doc.roundedRect(asideColumn.x, top, asideColumn.width, height, 4).fill(color.marigold),
  );
  sheet.y = top + 9;
  sheet.text(price, style, column);
  sheet.text(priceScope, scope, column);
  sheet.y = top + height + 10;
}

const contactsOf = ({ phone, chat, mail }: BrochureTexts) =>
  Object.entries({ 'Call Us': phone, 'Chat on WhatsApp': chat, Write: mail }).map(
    ([label, { text, address }]) => ({ label, text, link: { address, label: `${label}: ${text}` } }),
  );

function drawDescription(sheet: Sheet, { description, highlights }: BrochureTexts) {
  sheet.text(description, { ...reading, size: 11.25, leading: 16.4 }, mainColumn);
  if (highlights.length === 0) return;
  drawTitle(sheet, 'Trip highlights', mainColumn);
  drawList(sheet, highlights, mainColumn, drawStar);
}

function drawTitle(sheet: Sheet, text: string, column: Column) {
  sheet.y += 12;
  // Never the last line of a page.
  sheet.ensure(title.leading + 3 * reading.leading);
  sheet.text(text, title, column, { tag: 'H2' });
  sheet.y += titleGap;
}

type DrawMark = (doc: PDFKit.PDFDocument, x: number, y: number) => PDFKit.PDFDocument;

const markWidth = 15;
const entryGap = 2.5;

function drawList(sheet: Sheet, entries: readonly string[], { x, width }: Column, drawMark: DrawMark) {
  const column: Column = { x: x + markWidth, width: width - markWidth };
  const list = sheet.group('L');
  for (const text of entries) {
    if (sheet.lines(text, entry, column.width).length === 0) continue;
    sheet.ensure(entry.leading);
    sheet.decoration((doc) => drawMark(doc, x + 4.5, sheet.y + entry.leading / 2));
    sheet.text(text, entry, column, { tag: 'LBody', parent: sheet.group('LI', list) });
    sheet.y += entryGap;
  }
}

const drawStar: DrawMark = (doc, x, y) =>
  doc
    .path(`M${x} ${y - 4.4}q.9 3.5 4.4 4.4q-3.5 .9-4.4 4.4q-.9-3.5-4.4-4.4q3.5-.9 4.4-4.4z`)
    .fill(color.star);
const drawStroke = (doc: PDFKit.PDFDocument, path: string, stroke: string) =>
  doc.path(path).lineWidth(1.5).stroke(stroke);
const drawCheck: DrawMark = (doc, x, y) => drawStroke(doc, `M${x - 3.6} ${y}l2.6 2.7l4.8-5.4`, color.success);
const drawCross: DrawMark = (doc, x, y) =>
  drawStroke(doc, `M${x - 2.8} ${y - 2.8}l5.6 5.6m0-5.6l-5.6 5.6`, color.danger);

interface Panel {
  readonly title: string;
  readonly entries: readonly string[];
  readonly background: string;
  readonly drawMark: DrawMark;
}

const panelPadding = 12;
const panelMargin = 14;

/** Beside the aside while they fit there, then beside each other; lists too long for a page have no panels. */
function drawInclusions(sheet: Sheet, { inclusions, exclusions }: BrochureTexts, asideEnd: number) {
  const panels: readonly Panel[] = [
    { title: 'Inclusions', entries: inclusions, background: color.tulsi, drawMark: drawCheck },
    { title: 'Exclusions', entries: exclusions, background: color.gulabi, drawMark: drawCross },
  ].filter(({ entries }) => entries.length > 0);
  const isFirstPage = sheet.page() === 1;
  let drawn = 0;
  for (const panel of isFirstPage ? panels : []) {
    const height = panelHeight(sheet, panel, mainColumn.width);
    if (sheet.y + panelMargin + height > paper.bottom) break;
    sheet.y += panelMargin;
    drawPanel(sheet, panel, mainColumn, height);
    drawn += 1;
  }
  if (isFirstPage) sheet.y = Math.max(sheet.y, asideEnd);
  drawPanelRow(sheet, panels.slice(drawn));
}

function drawPanelRow(sheet: Sheet, panels: readonly Panel[]) {
  if (panels.length === 0) return;
  const columnGap = 14;
  const width = (contentWidth - columnGap * (panels.length - 1)) / panels.length;
  const height = Math.max(...panels.map((panel) => panelHeight(sheet, panel, width)));
  if (height > paper.bottom - paper.top) {
    for (const panel of panels) {
      drawTitle(sheet, panel.title, fullColumn);
      drawList(sheet, panel.entries, fullColumn, panel.drawMark);
    }
    return;
  }
  sheet.y += panelMargin;
  sheet.ensure(height);
  const top = sheet.y;
  panels.forEach((panel, index) => {
    sheet.y = top;
    drawPanel(sheet, panel, { x: paper.margin + index * (width + columnGap), width }, height);
  });
}

function panelHeight(sheet: Sheet, { entries }: Panel, width: number): number {
  const lineWidth = width - 2 * panelPadding - markWidth;
  const heights = entries.map(
    (text) => sheet.lines(text, entry, lineWidth).length * entry.leading + entryGap,
  );
  return heights.reduce((sum, height) => sum + height, 2 * panelPadding + title.leading + titleGap);
}

function drawPanel(sheet: Sheet, panel: Panel, { x, width }: Column, height: number) {
  const top = sheet.y;
  sheet.decoration((doc) => doc.roundedRect(x, top, width, height, 4).fill(panel.background));
  sheet.y = top + panelPadding;
  const column: Column = { x: x + panelPadding, width: width - 2 * panelPadding };
  sheet.text(panel.title, title, column, { tag: 'H2' });
  sheet.y += titleGap;
  drawList(sheet, panel.entries, column, panel.drawMark);
  sheet.y = top + height;
}

const dayLabel: TextStyle = { face: 'heading', size: 11.5, leading: 15, color: color.banyan };
const dayLabelWidth = 62;
const routeX = paper.margin + 5;

/** The days along the route line of the site's itinerary. */
function drawDays(sheet: Sheet, { days }: BrochureTexts) {
  sheet.y += 8;
  drawTitle(sheet, 'Day-wise itinerary', fullColumn);
  if (days.length === 0) sheet.text('No itinerary available.', reading, fullColumn);
  const label: Column = { x: paper.margin + 18, width: dayLabelWidth };
  const column: Column = { x: label.x + label.width, width: contentWidth - 18 - dayLabelWidth };
  days.forEach(({ title: name, text }, index) => {
    const lines = sheet.lines(text, reading, column.width).length;
    // A short day stays on one page, a long one begins with two lines.
    sheet.ensure(Math.max(1, lines <= 8 ? lines : 2) * reading.leading);
    const { y } = sheet;
    const page = sheet.page();
    sheet.decoration((doc) => drawStop(doc, y));
    const day = sheet.group('Sect');
    sheet.text(name, dayLabel, label, { tag: 'H3', parent: day });
    const labelEnd = sheet.y;
    sheet.y = y;
    sheet.text(text, reading, column, { parent: day });
    const end = Math.max(sheet.y, sheet.page() === page ? labelEnd : 0);
    if (sheet.page() === page && index < days.length - 1)
      sheet.decoration((doc) => drawRoute(doc, y, end + 7));
    sheet.y = end + 7;
  });
}

const stopRadius = 3.6;

const drawStop = (doc: PDFKit.PDFDocument, y: number) =>
  doc
    .circle(routeX, y + dayLabel.leading / 2, stopRadius)
    .lineWidth(1.6)
    .fillAndStroke(color.marigold, color.liveryRani);

const drawRoute = (doc: PDFKit.PDFDocument, y: number, end: number) =>
  doc
    .moveTo(routeX, y + dayLabel.leading / 2 + 2 * stopRadius)
    .lineTo(routeX, end)
    .lineWidth(1.4)
    .dash(1.6, { space: 2.6 })
    .stroke(color.liveryRani)
    .undash();

function drawPictureRow(sheet: Sheet, pictures: readonly DescribedPicture[]) {
  if (pictures.length === 0 || sheet.y + 12 + pictureSize.height > paper.bottom - endHeight) return;
  sheet.y += 12;
  const step = (contentWidth - pictureSize.width) / (rowPictures - 1);
  pictures.forEach(({ jpeg, alt }, index) =>
    sheet.picture(jpeg, { x: paper.margin + index * step, y: sheet.y, ...pictureSize }, alt),
  );
  sheet.y += pictureSize.height;
}

const endHeight = 96;

/** Whom to ask, on the green of the site's footer. */
function drawEnd(sheet: Sheet, texts: BrochureTexts, day: string) {
  sheet.y += 14;
  sheet.ensure(endHeight);
  const top = sheet.y;
  const inner: Column = { x: paper.margin + 16, width: contentWidth - 32 };
  sheet.decoration((doc) => doc.roundedRect(paper.margin, top, contentWidth, endHeight, 4).fill(color.deep));
  sheet.y = top + 12;
  sheet.text('Ask for dates and rooms', { ...title, color: color.onBanyan }, inner, { tag: 'H2' });
  const small: TextStyle = { ...note, color: color.banyanSoft };
  const lineTop = sheet.y + 2;
  contactsOf(texts).forEach(({ label, text, link }, index, { length }) => {
    const column: Column = { x: inner.x + (index * inner.width) / length, width: inner.width / length };
    sheet.y = lineTop;
    sheet.text(label, small, column);
    sheet.text(text, { ...number, color: color.marigold }, column, { link });
  });
  sheet.y += 2;
  sheet.text(`${day}. The page has the present price:`, small, inner);
  const [line] = sheet.lines(texts.page.text, small, inner.width);
  sheet.text(line?.words.map(typedOf).join(' ') ?? '', small, inner, {
    link: { address: texts.page.address, label: `The page of ${texts.name}` },
  });
}

function drawFooters(doc: PDFKit.PDFDocument, sheet: Sheet, { agency, office }: BrochureTexts) {
  const footer: TextStyle = { ...note, size: 7.8, leading: 10 };
  const footerTop = 806;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const pageNumber = `Page ${page + 1} of ${count}`;
    sheet.decoration(() => {
      sheet.line([agency, ...office].join(', '), footer, paper.margin, footerTop);
      const left = paper.width - paper.margin - sheet.measure(pageNumber, footer);
      sheet.line(pageNumber, footer, left, footerTop);
    });
  }
}
