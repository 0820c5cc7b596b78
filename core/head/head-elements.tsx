import { use, useLayoutEffect } from 'react';
import type { Agency } from '#contract/agency.ts';
import { escapeHtml } from '#contract/plain-text.ts';
import { previewCropAddress, previewCropSize } from '#contract/picture-details.ts';
import { parsePictureAddress, previewAddress, previewSize } from '#contract/pictures.ts';
import { useAgency } from '#features/shared/agency.ts';
import card from '#styles/art/icons/social-card.jpg';
import { HeadPlaceContext, toTitle, type PageHead } from './head.tsx';
import { toThings } from './schema-org.ts';

/** Of whom the page is, and the origin of its canonical address. */
interface HeadSite {
  readonly agency: Agency;
  readonly origin: string;
}

interface HeadElement {
  readonly name: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Marks the elements of a page, which go with it; that of `index.html` stands for a page that has not come. */
const mark = 'data-head';

/** Open Graph has its names in an attribute of its own (https://ogp.me). What is empty is not said. */
const toMetas = (contents: Readonly<Record<string, string | undefined>>): readonly HeadElement[] =>
  Object.entries(contents).flatMap(([name, content]) =>
    content
      ? [{ name: 'meta', attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content } }]
      : [],
  );

const absoluteAt = (origin: string) => (address: string) => new URL(address, origin).href;

/** Description, robots, canonical address and link preview. */
function toTags(page: PageHead, { agency, origin }: HeadSite): readonly HeadElement[] {
  const { description, robots, path } = page;
  const own = toMetas({ description, robots });
  if (path === undefined) return own;
  const absolute = absoluteAt(origin);
  const title = toTitle(page, agency);
  const { address, width, height } = toPreviewImage(page);
  const image = absolute(address);
  return [
    ...own,
    { name: 'link', attributes: { rel: 'canonical', href: absolute(path) } },
    ...toMetas({
      'og:type': 'website',
      'og:site_name': agency.agencyName,
      'og:locale': 'en_IN',
      'og:url': absolute(path),
      'og:title': title,
      'og:description': description,
      'og:image': image,
      'og:image:type': 'image/jpeg',
      'og:image:width': String(width),
      'og:image:height': String(height),
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
    }),
  ];
}

/** Only the backend's own pictures have a small JPEG of known size, in px. */
function toPreviewImage({ picture, focal }: PageHead) {
  const info = picture === undefined ? undefined : parsePictureAddress(picture);
  if (picture === undefined || !info) return { address: card, width: 1200, height: 630 };
  return focal
    ? { address: previewCropAddress(picture, focal), ...previewCropSize(info) }
    : { address: previewAddress(picture), ...previewSize(info) };
}

/** JSON-LD 1.1 in data blocks (HTML Standard, `script`), which browsers do not run. What is empty is not said. */
const toStructuredData = (page: PageHead, { agency, origin }: HeadSite): readonly HeadElement[] =>
  toThings(page, agency, absoluteAt(origin)).map((thing) => ({
    name: 'script',
    attributes: { type: 'application/ld+json' },
    // No text can close the script element.
    text: JSON.stringify({ '@context': 'https://schema.org', ...thing }, withoutEmpty).replaceAll(
      '<',
      String.raw`\u003c`,
    ),
  }));

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === '';
const withoutEmpty = (_name: string, value: unknown) => (isEmpty(value) ? undefined : value);

function toMarkup({ name, attributes, text }: HeadElement): string {
  const all = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${escapeHtml(value)}"`);
  return `<${[name, ...all, mark].join(' ')}>${text === undefined ? '' : `${text}</${name}>`}`;
}

/** What a document has of a page: its head, and the structured data for its end, as the text of the page comes first. */
export const toHeadMarkup = (page: PageHead, site: HeadSite) => ({
  head: [
    `<title>${escapeHtml(toTitle(page, site.agency))}</title>`,
    ...toTags(page, site).map(toMarkup),
  ].join(''),
  structuredData: toStructuredData(page, site).map(toMarkup).join(''),
});

/** Shows a page's elements in place of those of the page before; leaves the document alone where they are the same. */
export function writeHead(document: Document, page: PageHead, site: HeadSite): void {
  const shown = [...document.querySelectorAll(`[${mark}]`)];
  const elements = [...toTags(page, site), ...toStructuredData(page, site)].map(
    ({ name, attributes, text = '' }) => {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      element.setAttribute(mark, '');
      element.textContent = text;
      return element;
    },
  );
  const isSame = shown.every((one, index) => one.isEqualNode(elements[index] ?? null));
  if (isSame && shown.length === elements.length) return;
  for (const element of shown) element.remove();
  document.head.append(...elements);
}

/** Comes when the page is idle; the title is set before (`Head`). */
export function HeadElements(page: PageHead) {
  const agency = useAgency();
  const { origin } = use(HeadPlaceContext);
  // A page is described by new objects each time that it is rendered.
  useLayoutEffect(() => writeHead(document, page, { agency, origin }));
  return null;
}
