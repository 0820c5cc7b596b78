import { inflateSync } from 'node:zlib';

export interface PdfObject {
  readonly id: number;
  /** The dictionary as it is written. */
  readonly text: string;
  /** '' for an object that is no stream. */
  readonly content: string;
}

const pattern = /(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g;
const streamStart = '\nstream\n';

/** The objects of a document of pdfkit, which compresses nothing but streams. */
export function readPdfObjects(pdf: Buffer): readonly PdfObject[] {
  return [...pdf.toString('latin1').matchAll(pattern)].map(([, id, source = '']) => {
    const start = source.indexOf(streamStart);
    if (start < 0) return { id: Number(id), text: source, content: '' };
    const text = source.slice(0, start);
    const bytes = Buffer.from(
      source.slice(start + streamStart.length, source.lastIndexOf('\nendstream')),
      'latin1',
    );
    const isDeflated = text.includes('/FlateDecode') && !text.includes('/Subtype /Image');
    return { id: Number(id), text, content: (isDeflated ? inflateSync(bytes) : bytes).toString('latin1') };
  });
}

/** The number of the object that an entry of a dictionary refers to. */
export function refOf(text: string, name: string): number | undefined {
  const found = new RegExp(`/${name} (\\d+) 0 R`).exec(text);
  return found ? Number(found[1]) : undefined;
}
