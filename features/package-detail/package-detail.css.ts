import { pulsing } from '#features/shared/ui/elements.css.ts';
import { columns, component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target } from '#styles/tokens.css.ts';

export const page = component({
  containerName: 'tour',
  containerType: 'inline-size',
  // Not a grid, whose rows would keep the price from sticking.
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      columnGap: 'clamp(32px, 4.4vw, 64px)',
      alignItems: 'start',
    },
    [media.print]: { display: 'block' },
  },
});

export const main = component({
  minInlineSize: 0,
  paddingBlockEnd: space.x7,
  '@media': { [media.print]: { padding: 0 } },
});

export const pictures = component({ position: 'relative' });

export const facts = component({
  columnGap: 'clamp(20px, 4vw, 48px)',
  marginBlock: `28px ${space.x5}`,
  '@media': { [media.print]: { marginBlock: space.x3 } },
});

export const fact = component({ alignItems: 'baseline' });

export const count = component({
  order: -1,
  // Not the shorthand: Lightning CSS would fold a stretch in percent into it, which browsers refuse.
  fontSize: 'clamp(2.25rem, 1.6rem + 2.4vw, 3.25rem)',
  fontWeight: 800,
  fontStretch: '112%',
  lineHeight: 1,
});

export const description = component({
  maxInlineSize: '68ch',
  whiteSpace: 'pre-line',
  '@media': { [media.print]: { maxInlineSize: 'none' } },
});

/** As high as the window, so that the end of the page does not move into view meanwhile. */
export const loading = component({ minBlockSize: '100vh' });

/** As high as its buttons, whose code comes later. */
export const share = component({ minBlockSize: target.main, marginBlockStart: space.x5 });

export const section = component({
  marginBlockStart: 'clamp(40px, 4.6vw, 60px)',
  '@media': { [media.print]: { gap: space.x2, marginBlockStart: space.x4 } },
});

export const source = component({ marginBlockStart: space.x4 });

export const included = component({ marginBlockEnd: space.x5 });

export const includedFact = component({ padding: `${space.x2} ${space.x4} ${space.x2} ${space.x3}` });

export const success = component({ color: color.success });

const halves = columns(1, { [media.tablet]: 2, [media.print]: 2 });

export const highlights = component({ ...halves, columnGap: space.x6 });

/** A line with its mark. */
export const entry = component({
  flexWrap: 'nowrap',
  alignItems: 'start',
  paddingBlock: '6px',
  '@media': { [media.print]: { paddingBlock: '2px' } },
});

export const highlight = component({
  paddingBlock: space.x3,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.print]: { paddingBlock: '3px' } },
});

export const star = component({ fill: color.marigold });

export const inclusions = component({ ...halves, gap: space.x4 });

export const inclusionList = component({
  padding: space.x5,
  '@media': { [media.print]: { padding: 0, background: 'none' } },
});

export const mark = component({ marginBlockStart: '3px' });

export const cross = component({ color: color.danger });

/** On top of the page of a package that is in no list. */
export const visibility = {
  link: component({ background: color.tulsi }),
  draft: component({ background: color.haldi }),
};

export const visibilityText = component({ minBlockSize: target.least, paddingBlock: space.x2 });

export const state = component({ justifyItems: 'start', paddingBlockEnd: space.x7 });

/** The page without a script has none. */
export const retry = component({ '@media': { '(scripting: none)': { display: 'none' } } });

export const stale = component({ paddingBlockEnd: space.x5 });

export const placeholderLoading = component({ marginBlockStart: space.x4 });

export const placeholderPrice = component({
  ...pulsing,
  display: 'none',
  blockSize: '264px',
  borderRadius: radius.card,
  '@media': { [media.desktop]: { display: 'block' } },
});
