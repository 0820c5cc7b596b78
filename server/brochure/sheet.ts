import { languageOf } from '#contract/script-language.ts';
import type { AccessiblePdf } from './accessible-pdf.ts';
import { draws, faces, type Face, type Fonts } from './brochure-fonts.ts';
import { paper } from './brochure-content.ts';
import { breakLines, fitWord, type Line, type Run, type Typeface, type Word, typedOf } from './text-lines.ts';

/** `styles/tokens.css.ts`, the light theme. */
export const color = {
  ink: '#12261f',
  soft: '#4b5d54',
  rani: '#b8105a',
  banyan: '#0f4a38',
  banyanSoft: '#b9d3c4',
  onBanyan: '#f3f6ee',
  deep: '#0a3327',
  marigold: '#ffc02e',
  onMarigold: '#12261f',
  gulabi: '#fbe3ea',
  tulsi: '#e2efe2',
  success: '#17693f',
  danger: '#b3201f',
  star: '#a86400',
  liveryRani: '#c2124f',
  liveryGreen: '#1c8a6d',
} as const;

/** Sizes in points. */
export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  readonly color: string;
  readonly isCapital?: boolean;
}

export interface Column {
  readonly x: number;
  readonly width: number;
}

interface Box extends Column {
  readonly y: number;
  readonly height: number;
}

type Structure = PDFKit.PDFStructureElement;

interface TextOptions {
  /** In the structure tree; a link makes it `Link`. */
  readonly tag?: string;
  /** With where it leads, for readers. */
  readonly link?: { readonly address: string; readonly label: string };
  readonly parent?: Structure;
}

export type Sheet = ReturnType<typeof createSheet>;

/** Is read from its glyphs, all else from `ActualText`. */
const isPlain = (word: Word) => word.every(({ typed, drawn }) => typed === drawn && /^[!-~]+$/.test(typed));

/** In ASCII, which the first file has. */
const toPlain = (typed: string, { face }: TextStyle) => ({ typed, drawn: typed, font: faces[face][0][0] });

/** Text, lists and pictures one below the other, on as many pages as they need; all in a structure tree. */
export function createSheet(doc: AccessiblePdf, fonts: Fonts) {
  for (const [name, font] of fonts)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdfkit takes fontkit's fonts (`PDFFontFactory.open`), its types do not say so
    doc.registerFont(name, font as unknown as string);
  const root = doc.struct('Document', { lang: 'en-IN' });
  doc.addStructure(root);
  let pages = 1;

  const findFont = (name: string) => {
    const font = fonts.get(name);
    if (!font) throw new Error(`The font ${name} is missing`);
    return font;
  };
  const typefacesOf = (face: Face): readonly Typeface[] =>
    faces[face].map((names) =>
      names.map((name) => ({ name, draws: (grapheme) => draws(findFont(name), grapheme) })),
    );
  const fitted = new Map<string, Word>();
  const createFit =
    ({ face, isCapital = false }: TextStyle) =>
    (typed: string) => {
      const key = [face, isCapital, typed].join();
      const word = fitted.get(key) ?? fitWord(typed, typefacesOf(face), isCapital);
      fitted.set(key, word);
      return word;
    };
  /** Of a font size of one point. */
  const widths = new WeakMap<Word, number>();
  const widthOf = (word: Word) => {
    const width =
      widths.get(word) ??
      word.reduce((sum, { drawn, font }) => sum + doc.font(font).fontSize(1).widthOfString(drawn), 0);
    widths.set(word, width);
    return width;
  };
  const measure = (words: readonly Word[], style: TextStyle) => {
    const spaces = Math.max(0, words.length - 1) * widthOf([toPlain(' ', style)]);
    return words.reduce((sum, word) => sum + widthOf(word), spaces) * style.size;
  };
  const lines = (text: string, style: TextStyle, width: number) =>
    breakLines(text, width, createFit(style), (words) => measure(words, style));

  /** @returns the end, in points */
  const drawLine = ({ words, isBroken }: Line, style: TextStyle, x: number, y: number, isLink = false) => {
    // Capitals are centred between the lines above and below.
    const baseline = y + style.leading / 2 + style.size * 0.34;
    let left = x;
    let plain = '';
    doc.fillColor(style.color);
    const draw = ({ drawn, font }: Run) => {
      const { ascent, unitsPerEm } = findFont(font);
      const top = baseline - (ascent / unitsPerEm) * style.size;
      doc.font(font).fontSize(style.size);
      doc.text(drawn, left, top, { lineBreak: false, underline: isLink });
      left += doc.widthOfString(drawn);
    };
    const drawPlain = () => {
      if (plain !== '') draw(toPlain(plain, style));
      plain = '';
    };
    words.forEach((word, index) => {
      if (index > 0) plain += ' ';
      const typed = typedOf(word);
      if (isPlain(word)) {
        plain += typed;
        return;
      }
      drawPlain();
      doc.drawReadAs(typed, languageOf(typed), word, draw);
    });
    // It keeps the last word apart from the next line's first.
    if (!isBroken && !isLink) plain += ' ';
    drawPlain();
    return left;
  };

  const sheet = {
    y: 0,
    page: () => pages,
    measure: (text: string, style: TextStyle) =>
      Math.max(0, ...lines(text, style, Infinity).map(({ words }) => measure(words, style))),
    lines,
    /** Begins a new page unless the height (points) is left on this one. */
    ensure: (height: number): void => {
      if (sheet.y + height <= paper.bottom) return;
      // Unlike `addPage`, it continues marked content on the new page.
      doc.continueOnNewPage();
      pages += 1;
      sheet.y = paper.top;
    },
    text: (
      text: string,
      style: TextStyle,
      { x, width }: Column,
      { tag = 'P', link, parent = root }: TextOptions = {},
    ): void => {
      const drawn = lines(text, style, width);
      if (drawn.length === 0) return;
      const draw = () => {
        for (const line of drawn) {
          sheet.ensure(style.leading);
          const end = drawLine(line, style, x, sheet.y, link !== undefined);
          if (link) {
            // pdfkit writes a string as a name, and an object of a string as text; its types know neither that nor `structParent`.
            const description: object = { structParent: element, Contents: Object(link.label) };
            doc.link(x, sheet.y, end - x, style.leading, link.address, description);
          }
          sheet.y += style.leading;
        }
      };
      const element: Structure = doc.struct(link === undefined ? tag : 'Link', {}, [draw]);
      (link === undefined ? parent : sheet.group('P', parent)).add(element);
    },
    /** One line that is in no element of the structure, for decorations. */
    line: (text: string, style: TextStyle, x: number, y: number): void => {
      const [line] = lines(text, style, Infinity);
      if (line) drawLine(line, style, x, y);
    },
    group: (tag: string, parent = root): Structure => {
      const element = doc.struct(tag);
      parent.add(element);
      return element;
    },
    /** What readers skip: backgrounds, rules, marks. */
    decoration: (draw: (doc: PDFKit.PDFDocument) => void): void => {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.save();
      draw(doc);
      doc.restore();
      doc.endMarkedContent();
    },
    picture: (jpeg: Uint8Array, { x, y, width, height }: Box, alt: string): void => {
      const draw = () => void doc.image(Buffer.from(jpeg), x, y, { width, height });
      root.add(doc.struct('Figure', { alt }, [draw]));
    },
  };
  return sheet;
}
