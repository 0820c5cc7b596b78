import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, space, target, text } from '#styles/tokens.css.ts';

export const section = component({ paddingBlock: space.section });

export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'clamp(36px, 5vw, 72px)',
  '@media': { [media.panel]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

export const lead = component({ maxInlineSize: '46ch', marginBlockStart: space.x4, font: text.lead });

export const facts = component({ marginBlock: `${space.x5} ${space.x6}` });

export const fact = component({
  display: 'grid',
  gridTemplateColumns: 'clamp(3.5rem, 8vw, 5.25rem) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space.x3,
  paddingBlock: space.x2,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const name = component({ color: color.soft, font: text.small });

export const value = component({ paddingBlock: space.x1, font: `600 1.125rem/1.5 ${font.sans}` });

export const line = component({ display: 'block' });

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.least,
  marginBlock: '-8px',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
