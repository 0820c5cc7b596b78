import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, motion, radius, space, text } from '#styles/tokens.css.ts';

export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.x4 },
  },
});

export const card = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

/** Of what is being edited, or was saved last. */
export const marked = component({ outline: `3px solid ${color.marigold}` });

export const frame = component({ blockSize: '160px', overflow: 'hidden', background: color.sunk });

export const deleting = component({
  filter: 'grayscale(1) opacity(.55)',
  transition: `filter ${motion.slide}`,
});

export const name = component({
  padding: `${space.x3} ${space.x3} 0`,
  font: `700 1.25rem/1.2 ${font.sans}`,
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
});

export const saved = component({ paddingInline: space.x3, font: text.label, color: color.success });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  marginBlockStart: 'auto',
  padding: space.x3,
});

export const moves = component({ display: 'flex', flexBasis: '100%', gap: space.x2 });

export const action = component({ flex: '1 1 auto', paddingInline: space.x2 });

export const heading = component({
  font: text.h3,
  letterSpacing: 'normal',
  marginBlock: `${space.x7} ${space.x4}`,
});

export const empty = component({ font: text.lead });
