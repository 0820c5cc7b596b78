import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

export const figure = component({
  padding: '10px',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
});

export const frame = component({ aspectRatio: '9 / 7', overflow: 'hidden', background: color.sunk });

export const streets = component({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });

export const caption = component({
  display: 'grid',
  gap: space.x3,
  padding: `${space.x4} ${space.x1} ${space.x2}`,
});

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const note = component({ color: color.soft, font: text.small });

/** In place of the drawing, which shows the way to another office. */
export const plain = component({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: space.x5,
  font: text.lead,
  textAlign: 'center',
});

/** What `map.svg` inherits. Its labels are larger on phones, where the drawing is small. */
export const land = component({
  inlineSize: '100%',
  blockSize: '100%',
  background: color.tulsi,
  fontFamily: font.sans,
  fontSize: '36px',
  fontWeight: 600,
  '@media': { [media.laptop]: { fontSize: '27px' } },
});

export const office = component({ paddingBlock: space.section });

export const officeColumns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'clamp(36px, 5vw, 72px)',
  '@media': { [media.panel]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

export const officeLead = component({ maxInlineSize: '46ch', marginBlockStart: space.x4, font: text.lead });

export const officeFacts = component({ marginBlock: `${space.x5} ${space.x6}` });

export const officeFact = component({
  display: 'grid',
  gridTemplateColumns: 'clamp(3.5rem, 8vw, 5.25rem) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space.x3,
  paddingBlock: space.x2,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const officeName = component({ color: color.soft, font: text.small });

export const officeValue = component({ paddingBlock: space.x1, font: `600 1.125rem/1.5 ${font.sans}` });

export const officeLine = component({ display: 'block' });

export const officeLink = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.least,
  marginBlock: '-8px',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
