import { component } from '#styles/component.ts';
import { color, radius, space, target, text } from '#styles/tokens.css.ts';

export const panel = component({
  display: 'grid',
  gap: '20px',
  padding: 'clamp(20px, 2.4vw, 32px)',
  borderRadius: radius.card,
  background: color.haldi,
});

export const head = component({ display: 'grid', gap: space.x2 });

export const title = component({ font: text.h3, letterSpacing: 0 });

export const lead = component({ color: color.soft });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x5}`,
  marginBlockStart: space.x1,
});

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.least,
  color: color.rani,
  font: text.label,
  textDecorationThickness: '2px',
  textUnderlineOffset: '5px',
  selectors: { '&:hover': { color: color.raniHover } },
});

export const message = component({ font: text.label });

/** The address of a person may be a long word. */
export const forms = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  maxInlineSize: '560px',
  overflowWrap: 'anywhere',
});
