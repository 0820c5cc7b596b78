import Pdf from 'pdfkit';

interface PdfFacts {
  readonly title: string;
  readonly author: string;
  /** ms since 1970 */
  readonly created: number;
}

/** A tagged document of A4 pages in English that declares PDF/UA-1 (ISO 14289-1). */
export class AccessiblePdf extends Pdf {
  readonly #facts: PdfFacts;

  constructor(facts: PdfFacts) {
    const { title, author, created } = facts;
    super({
      size: 'A4',
      margin: 0,
      font: '',
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: 'en-IN',
      pdfVersion: '1.7',
      info: { Title: title, Author: author, CreationDate: new Date(created), Producer: author },
    });
    this.#facts = facts;
  }

  /** In place of pdfkit's, which does not escape texts for XML. */
  _addInfo(): void {
    const { title, author, created } = this.#facts;
    this.appendXML(`
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
  <xmp:CreateDate>${new Date(created).toISOString().replace(/\.\d+/, '')}</xmp:CreateDate>
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
</rdf:Description>`);
  }
}

/** XML 1.0 has no control characters, also not escaped. */
// oxlint-disable-next-line no-control-regex -- those are what it removes
const invalid = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const toXml = (text: string) =>
  text.toWellFormed().replace(invalid, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
