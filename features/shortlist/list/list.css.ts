import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space, text } from '#styles/tokens.css.ts';

export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
  gap: `${space.x6} ${space.x5}`,
});

/** Cards of a row are equally high, whatever the bars beneath them contain. */
export const item = component({
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x1,
});

export const removed = component({
  gridRow: '1 / -1',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x4,
  padding: space.x5,
  border: `2px dashed ${color.line}`,
  borderRadius: radius.card,
  textAlign: 'center',
  font: text.label,
  color: color.soft,
  '@media': { [media.print]: { display: 'none' } },
});

/** Instructions. */
export const onScreen = component({ '@media': { [media.print]: { display: 'none' } } });

export const reserved = component({ minBlockSize: '420px' });

export const note = component({
  marginBlockEnd: space.x5,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.card,
  background: color.haldi,
  font: text.label,
});

export const error = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x3,
  marginBlockEnd: space.x5,
});

export const confirmation = component({ font: text.label, color: color.success });

export const section = component({ marginBlockStart: space.section });

export const sectionTitle = component({
  marginBlockEnd: space.x4,
  font: `800 clamp(1.625rem, 1.4rem + 1vw, 2.125rem)/1.05 ${font.sans}`,
});
