import { faces, type Face, type Fonts } from './brochure-fonts.ts';
import { paper } from './brochure-sizes.ts';
import { breakLines, keepDrawable, splitRuns, type Script } from './text-lines.ts';

/** `styles/tokens.css.ts`, the light theme. */
export const color = {
  ink: '#12261f',
  soft: '#4b5d54',
  line: '#d3d9cd',
  surface: '#ffffff',
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
}

export interface Column {
  readonly x: number;
  readonly width: number;
}

type Structure = PDFKit.PDFStructureElement;

interface TextLink {
  readonly address: string;
  /** Where it leads, for readers. */
  readonly label: string;
}

interface TextOptions {
  /** In the structure tree; a link makes it `Link`. */
  readonly tag?: string;
  readonly link?: TextLink;
  /** Drawn instead of the text, such as its capitals; readers get the text. */
  readonly drawn?: string;
  readonly lang?: string;
}

/** Text, lists and pictures one below the other, on as many pages as they need; all in a structure tree. */
export interface Sheet {
  y: number;
  readonly page: () => number;
  readonly root: Structure;
  readonly measure: (text: string, style: TextStyle) => number;
  readonly lines: (text: string, style: TextStyle, width: number) => readonly string[];
  /** Begins a new page unless the height (points) is left on this one. */
  readonly ensure: (height: number) => void;
  readonly text: (
    text: string,
    style: TextStyle,
    column: Column,
    options?: TextOptions,
    parent?: Structure,
  ) => void;
  readonly group: (tag: string, parent?: Structure) => Structure;
  /** What readers skip: backgrounds, rules, marks. */
  readonly decoration: (draw: (doc: PDFKit.PDFDocument) => void) => void;
  /** A JPEG. */
  readonly picture: (
    jpeg: Buffer,
    box: Column & { readonly y: number; readonly height: number },
    alt: string,
  ) => void;
}

/** Letters that take another order or form are read from the structure tree, as in a PDF each glyph stands for itself. */
const devanagari = /[\u0900-\u097F]/;

export function createSheet(doc: PDFKit.PDFDocument, fonts: Fonts): Sheet {
  for (const [name, font] of fonts)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdfkit takes fontkit's fonts (`PDFFontFactory.open`), its types do not say so
    doc.registerFont(name, font as unknown as string);
  const root = doc.struct('Document', { lang: 'en-IN' });
  doc.addStructure(root);
  let pages = 1;

  const fontOf = (face: Face, script: Script) => {
    const name = faces[face][script];
    const font = fonts.get(name);
    if (!font) throw new Error(`The font ${name} is missing`);
    return { name, font };
  };
  const select = ({ face, size }: TextStyle, script: Script) => {
    const { name, font } = fontOf(face, script);
    doc.font(name).fontSize(size);
    return (font.ascent / font.unitsPerEm) * size;
  };
  const measure = (text: string, style: TextStyle) => {
    let width = 0;
    for (const run of splitRuns(text)) {
      select(style, run.script);
      width += doc.widthOfString(run.text);
    }
    return width;
  };
  const lines = (text: string, style: TextStyle, width: number) => {
    const drawable = keepDrawable(text, (codePoint, script) =>
      fontOf(style.face, script).font.hasGlyphForCodePoint(codePoint),
    );
    return breakLines(drawable, width, (part) => measure(part, style));
  };
  const drawLine = (
    line: string,
    style: TextStyle,
    x: number,
    link: TextLink | undefined,
    element: Structure,
  ) => {
    // Capitals are centred between the lines above and below.
    const baseline = sheet.y + style.leading / 2 + style.size * 0.34;
    let left = x;
    // The space keeps the last word apart from the next line's first.
    for (const run of splitRuns(link === undefined ? `${line} ` : line)) {
      const ascent = select(style, run.script);
      const options = { lineBreak: false, underline: link !== undefined };
      doc.fillColor(style.color).text(run.text, left, baseline - ascent, options);
      left += doc.widthOfString(run.text);
    }
    if (!link) return;
    // pdfkit writes a string as a name, and an object of a string as text; its types know neither that nor `structParent`.
    const description: object = { structParent: element, Contents: Object(link.label) };
    doc.link(x, sheet.y, left - x, style.leading, link.address, description);
  };

  const sheet: Sheet = {
    y: 0,
    page: () => pages,
    root,
    measure,
    lines,
    ensure: (height) => {
      if (sheet.y + height <= paper.bottom) return;
      // Unlike `addPage`, it continues marked content on the new page.
      doc.continueOnNewPage();
      pages += 1;
      sheet.y = paper.top;
    },
    text: (text, style, { x, width }, { tag = 'P', link, drawn = text, lang } = {}, parent = root) => {
      const drawnLines = lines(drawn, style, width);
      if (drawnLines.length === 0) return;
      const isRead = drawn !== text || devanagari.test(text);
      const options = { ...(lang !== undefined && { lang }), ...(isRead && { actual: text }) };
      const draw = () => {
        for (const line of drawnLines) {
          sheet.ensure(style.leading);
          drawLine(line, style, x, link, element);
          sheet.y += style.leading;
        }
      };
      const element: Structure = doc.struct(link === undefined ? tag : 'Link', options, [draw]);
      if (link === undefined) parent.add(element);
      else sheet.group('P', parent).add(element);
    },
    group: (tag, parent = root) => {
      const element = doc.struct(tag);
      parent.add(element);
      return element;
    },
    decoration: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.save();
      draw(doc);
      doc.restore();
      doc.endMarkedContent();
    },
    picture: (jpeg, { x, y, width, height }, alt) => {
      root.add(doc.struct('Figure', { alt }, [() => void doc.image(jpeg, x, y, { width, height })]));
    },
  };
  return sheet;
}
