/** An element that React hoists; without a document it writes them in front of everything else. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/>)/;

/** Separates what React hoists into the head (react.dev, `<title>`, `<meta>`, `<link>`) from the page's markup. */
export function splitHoisted(markup: string): { readonly head: string; readonly body: string } {
  let body = markup;
  let head = '';
  for (let found = hoisted.exec(body); found; found = hoisted.exec(body)) {
    head += found[0];
    body = body.slice(found[0].length);
  }
  return { head, body };
}
