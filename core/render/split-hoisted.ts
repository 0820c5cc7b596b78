/** An element that React hoists, as it writes them: in front of everything else when it renders no document. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/>)/;

/** Parts what React hoisted into the head (react.dev, `<title>`, `<meta>`, `<link>`) from the markup of the page. */
export function splitHoisted(markup: string): { readonly head: string; readonly body: string } {
  let body = markup;
  let head = '';
  for (let found = hoisted.exec(body); found; found = hoisted.exec(body)) {
    head += found[0];
    body = body.slice(found[0].length);
  }
  return { head, body };
}
