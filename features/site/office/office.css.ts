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

const line = { fill: 'none', strokeLinecap: 'butt', strokeLinejoin: 'round' } as const;

export const land = component({ inlineSize: '100%', blockSize: '100%', background: color.tulsi });

export const river = component({ fill: color.liveryGreen, fillOpacity: 0.4 });

export const block = component({ fill: color.haldi });
export const blockAlso = component({ fill: color.gulabi });

export const maidan = component({ fill: color.liveryGreen, fillOpacity: 0.25 });
export const pitch = component({ ...line, stroke: color.haldi, strokeWidth: 16 });

export const casing = component({ ...line, stroke: color.line });
export const road = component({ ...line, stroke: color.surface });
export const square = component({ fill: color.surface });

export const rail = component({ ...line, stroke: color.ink, strokeWidth: 10 });
export const sleepers = component({ ...line, stroke: color.tulsi, strokeWidth: 5, strokeDasharray: '14 14' });

export const route = component({
  ...line,
  stroke: color.rani,
  strokeWidth: 9,
  strokeLinecap: 'round',
  strokeDasharray: '0 17',
});

export const wall = component({ fill: color.stampPaper });
export const roof = component({ fill: color.liveryRani });
export const opening = component({ fill: color.onMarigold });
export const hand = component({ ...line, stroke: color.onMarigold, strokeWidth: 3 });
export const lit = component({ fill: color.marigold });
export const counter = component({ fill: color.liveryGreen });
export const sweets = component({
  ...line,
  stroke: color.marigold,
  strokeWidth: 13,
  strokeLinecap: 'round',
  strokeDasharray: '0 16',
});

export const coach = component({ fill: color.liveryGreen });
export const engine = component({ fill: color.liveryRani });
export const windows = component({
  ...line,
  stroke: color.marigold,
  strokeWidth: 12,
  strokeDasharray: '12 7',
});
export const lamp = component({ fill: color.stampPaper });
export const stripe = component({ ...line, stroke: color.marigold, strokeWidth: 5 });
export const wheel = component({ fill: color.onMarigold });

export const platform = component({ fill: color.banyanSoft });
export const trunk = component({ fill: color.cardInk });
export const crown = component({ fill: color.liveryGreen });
export const leaves = component({
  ...line,
  stroke: color.banyanSoft,
  strokeWidth: 5,
  strokeLinecap: 'round',
});

export const board = component({ fill: color.marigold });
export const boardName = component({
  fill: color.onMarigold,
  textAnchor: 'middle',
  fontFamily: font.sans,
  fontSize: '25px',
  fontStretch: '88%',
  fontWeight: 800,
});
export const boardRule = component({ ...line, stroke: color.onMarigold, strokeWidth: 4 });

/** Larger on phones, where the drawing is small. */
export const mapLabel = component({
  fill: color.ink,
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
