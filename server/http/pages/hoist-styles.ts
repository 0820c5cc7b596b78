const attribute = / style="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
/** Ends a declaration list or the `style` element. */
const unsafeDeclarations = /[{}<>]/;

/** The content security policy forbids style attributes in markup; those that React sets later go through the CSSOM. */
export function hoistStyles(markup: string): { readonly markup: string; readonly rules: string } {
  const names = new Map<string, number>();
  const hoisted = markup.replaceAll(attribute, (_, value: string) => {
    const name = names.get(value) ?? names.size;
    names.set(value, name);
    return ` data-style="${name}"`;
  });
  const rules = [...names].map(([value, name]) => {
    const declarations = value.replaceAll(/&(?:quot|#x27|amp);/g, (entity) => entities[entity] ?? '');
    return unsafeDeclarations.test(declarations) ? '' : `[data-style="${name}"]{${declarations}}`;
  });
  return { markup: hoisted, rules: rules.join('') };
}
