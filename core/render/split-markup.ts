import type { RenderedPage } from '#contract/page-renderer.ts';
import { smallerVariant } from '#contract/pictures.ts';

/** Elements that React hoists into the head (react.dev, `<title>`, `<meta>`, `<link>`); without a document it writes them first. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/>)*/;
/** The markup of React's `preload` of an image (react.dev/reference/react-dom/preload). */
const imagePreload = /<link rel="preload" as="image"[^>]*\/>/g;
const posterAddress = / href="(\/assets\/[^"]+\.svg(?:#\w+)?)"/;
const photographAddress = / imageSrcSet="([^" ]+)\/\d+\.avif /;
const styleAttribute = / style="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
/** Ends a declaration list or the `style` element. */
const unsafeDeclarations = /[{}<>]/;
const pictureVariant = /\/pictures\/[\da-f]{32}-\d+x\d+-[\da-f]{6}\/\d+\.(?:avif|webp)/g;

type MarkupParts = Pick<RenderedPage, 'head' | 'body' | 'rules' | 'poster' | 'photograph'>;

/** React escapes `"`, `<` and `>`. @param savesData offers the next smaller width, as `Picture` does */
export function splitMarkup(rendered: string, savesData = false): MarkupParts {
  const markup = savesData ? rendered.replaceAll(pictureVariant, smallerVariant) : rendered;
  const [head = ''] = hoisted.exec(markup) ?? [];
  const { body, rules } = hoistStyles(markup.slice(head.length));
  const preloads = head.match(imagePreload) ?? [];
  const [photograph] = addressesIn(preloads, photographAddress);
  const parts = { body, rules, ...(photograph && { photograph: photograph.address }) };
  const [poster] = addressesIn(preloads, posterAddress);
  const at = poster ? body.indexOf(`src="${poster.address}"`) : -1;
  if (!poster || at < 0) return { ...parts, head };
  return {
    ...parts,
    head: head.replace(poster.preload, ''),
    poster: { ...poster, at: at + 'src="'.length },
  };
}

const addressesIn = (preloads: readonly string[], pattern: RegExp) =>
  preloads.flatMap((preload) => {
    const [, address] = pattern.exec(preload) ?? [];
    return address === undefined ? [] : [{ preload, address }];
  });

/** The content security policy forbids style attributes in markup; those that React sets later go through the CSSOM. */
function hoistStyles(markup: string): { readonly body: string; readonly rules: string } {
  const names = new Map<string, number>();
  const body = markup.replaceAll(styleAttribute, (_, value: string) => {
    const name = names.get(value) ?? names.size;
    names.set(value, name);
    return ` data-style="${name}"`;
  });
  const rules = [...names].map(([value, name]) => {
    const declarations = value.replaceAll(/&(?:quot|#x27|amp);/g, (entity) => entities[entity] ?? '');
    return unsafeDeclarations.test(declarations) ? '' : `[data-style="${name}"]{${declarations}}`;
  });
  return { body, rules: rules.join('') };
}
