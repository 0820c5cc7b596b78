import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font } from '#styles/tokens.css.ts';

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
export const label = component({
  fill: color.ink,
  fontFamily: font.sans,
  fontSize: '36px',
  fontWeight: 600,
  '@media': { [media.laptop]: { fontSize: '27px' } },
});
