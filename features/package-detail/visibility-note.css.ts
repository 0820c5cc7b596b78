import { component } from '#styles/component.ts';
import { color, space, target, text as font } from '#styles/tokens.css.ts';

const base = { borderBlockEnd: `1px solid ${color.line}` };

export const bar = {
  link: component({ ...base, background: color.tulsi }),
  draft: component({ ...base, background: color.haldi }),
};

export const text = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x5,
  minBlockSize: target.least,
  paddingBlock: space.x2,
  font: font.label,
  overflowWrap: 'anywhere',
});

export const edit = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.least,
  minInlineSize: target.least,
  color: 'inherit',
});
