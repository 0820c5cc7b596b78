import type { Plugin, Rule } from 'postcss';

const hover = ':hover';

/**
 * Moves selectors with `:hover` into `@media (hover: hover)`, at the same place. After a tap a touch screen keeps
 * the state until the next one: a button would stay marked, a picture enlarged.
 * https://drafts.csswg.org/mediaqueries-4/#hover
 * @throws on `:hover` within a list such as `:is(:hover, :focus)`, of which only a part could be moved
 */
export const hoverMedia: Plugin = {
  postcssPlugin: 'hover-media',
  Once(root, { AtRule }) {
    const rules: Rule[] = [];
    root.walkRules(/:hover/, (rule) => void rules.push(rule));
    for (const rule of rules) {
      const moved = rule.selectors.filter((selector) => selector.includes(hover));
      if (moved.some((selector) => /\([^)]*:hover/.test(selector)))
        throw rule.error(`${rule.selector}: ${hover} must be a selector of its own`);
      const media = new AtRule({ name: 'media', params: '(hover: hover)' });
      media.append(rule.clone({ selectors: moved }));
      rule.after(media);
      const kept = rule.selectors.filter((selector) => !moved.includes(selector));
      if (kept.length === 0) rule.remove();
      else rule.selectors = kept;
    }
  },
};
