const attribute = / style="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
/** What would end a declaration list, or the element it stands in. */
const unfit = /[{}<>]/;

/**
 * Moves the style attributes of rendered markup into rules of a style sheet: the content security policy lets
 * nothing inline style a page but what stands in the document's own sheet. React sets what changes later by itself.
 */
export function hoistStyles(markup: string): { readonly markup: string; readonly rules: string } {
  const names = new Map<string, number>();
  const hoisted = markup.replaceAll(attribute, (_, value: string) => {
    const name = names.get(value) ?? names.size;
    names.set(value, name);
    return ` data-style="${name}"`;
  });
  const rules = [...names].map(([value, name]) => {
    const declarations = value.replaceAll(/&(?:quot|#x27|amp);/g, (entity) => entities[entity] ?? '');
    return unfit.test(declarations) ? '' : `[data-style="${name}"]{${declarations}}`;
  });
  return { markup: hoisted, rules: rules.join('') };
}
