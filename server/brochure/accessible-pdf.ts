import Pdf from 'pdfkit';
import { escapeHtml } from '#contract/plain-text.ts';

/** A tagged document of A4 pages in English that declares PDF/UA-1 (ISO 14289-1). */
export class AccessiblePdf extends Pdf {
  readonly #metadata: string;
  // Not `#endsMark`: pdfkit's constructor adds content.
  private endsMark = false;

  constructor(title: string, author: string, created: Date) {
    super({
      size: 'A4',
      margin: 0,
      font: '',
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: 'en-IN',
      pdfVersion: '1.7',
      info: { Title: title, Author: author, CreationDate: created, Producer: author },
    });
    this.#metadata = `
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
  <xmp:CreateDate>${created.toISOString().replace(/\.\d+/, '')}</xmp:CreateDate>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${toXml(title)}</rdf:li></rdf:Alt></dc:title>
  <dc:creator><rdf:Seq><rdf:li>${toXml(author)}</rdf:li></rdf:Seq></dc:creator>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
  <pdf:Producer>${toXml(author)}</pdf:Producer>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`;
  }

  /**
   * Draws texts that are read as another one (`ActualText`, ISO 32000-1, 14.9.4).
   * @param lang a BCP 47 tag; '' when unknown
   * @param draw one text, which is not empty
   */
  drawReadAs<Text>(actual: string, lang: string, texts: readonly Text[], draw: (text: Text) => void): void {
    this.markContent('Span', { actual, ...(lang !== '' && { lang }) });
    texts.forEach((text, index) => {
      this.endsMark = index === texts.length - 1;
      draw(text);
    });
  }

  /** Ends a mark before pdfkit restores the graphics state: Poppler takes the mark's place from the state at its end. */
  override addContent(content: unknown): this {
    super.addContent(content);
    if (content !== 'ET' || !this.endsMark) return this;
    this.endsMark = false;
    return this.endMarkedContent();
  }

  /** In place of pdfkit's, which does not escape texts for XML. */
  _addInfo(): void {
    this.appendXML(this.#metadata);
  }
}

/** XML 1.0 has no control characters, also not escaped. */
// oxlint-disable-next-line no-control-regex -- those are what it removes
const invalid = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const toXml = (text: string) => escapeHtml(text.toWellFormed().replace(invalid, ''));
