import { pulsing } from '#features/shared/ui/elements.css.ts';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space, target, text } from '#styles/tokens.css.ts';
import { transitionPicture } from './carousel.css.ts';
import { onPaper as corner } from './price-block.css.ts';

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
    [media.print]: { display: 'block', position: 'relative' },
  },
});

export const main = component({
  minInlineSize: 0,
  paddingBlockEnd: space.x7,
  '@media': {
    [media.print]: {
      padding: 0,
      // Keeps the price's corner free of text.
      '::before': { content: '""', float: 'inline-end', ...corner, marginInlineStart: space.x5 },
    },
  },
});

export const pictures = component({ position: 'relative' });

export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x2} clamp(20px, 4vw, 48px)`,
  marginBlock: `28px ${space.x5}`,
  '@media': { [media.print]: { marginBlock: `0 ${space.x3}` } },
});

export const fact = component({ display: 'flex', alignItems: 'baseline', gap: space.x2 });

export const count = component({
  order: -1,
  // Not the shorthand: Lightning CSS would fold a stretch in percent into it, which browsers refuse.
  fontSize: 'clamp(2.25rem, 1.6rem + 2.4vw, 3.25rem)',
  fontWeight: 800,
  fontStretch: '112%',
  lineHeight: 1,
});

export const noun = component({ font: text.label, color: color.soft });

export const description = component({
  maxInlineSize: '68ch',
  font: text.lead,
  whiteSpace: 'pre-line',
  '@media': { [media.print]: { maxInlineSize: 'none' } },
});

/** As high as the window, so that the end of the page does not move into view meanwhile. */
export const loading = component({ minBlockSize: '100vh', font: text.label, color: color.soft });
/** As high as its buttons, whose code comes later. */
export const share = component({
  minBlockSize: '48px',
  marginBlockStart: space.x5,
  '@media': { [media.print]: { display: 'none' } },
});

export const section = component({
  marginBlockStart: 'clamp(40px, 4.6vw, 60px)',
  '@media': { [media.print]: { marginBlockStart: space.x4 } },
});

export const sectionTitle = component({
  marginBlockEnd: space.x4,
  font: `800 clamp(1.625rem, 1.4rem + 1vw, 2.125rem)/1.05 ${font.sans}`,
  '@media': { [media.print]: { marginBlockEnd: space.x2 } },
});

/** In print only. */
export const source = component({
  display: 'none',
  '@media': {
    [media.print]: {
      display: 'block',
      marginBlockStart: space.x4,
      paddingBlockStart: space.x2,
      borderBlockStart: `1px solid ${color.line}`,
      font: text.small,
    },
  },
});

export const shareWays = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const included = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  marginBlockEnd: space.x5,
  '@media': { [media.print]: { display: 'none' } },
});

export const includedFact = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x2} ${space.x4} ${space.x2} ${space.x3}`,
  borderRadius: radius.card,
  background: color.tulsi,
  font: text.label,
});

export const includedIcon = component({ flex: 'none', color: color.success });

export const ask = component({
  display: 'grid',
  gap: space.x5,
  marginBlockStart: 'clamp(40px, 4.6vw, 60px)',
  padding: 'clamp(20px, 3vw, 32px)',
  borderRadius: radius.card,
  background: color.haldi,
  '@media': { [media.print]: { display: 'none' } },
});

export const askTitle = component({ font: `800 clamp(1.625rem, 1.4rem + 1vw, 2.125rem)/1.05 ${font.sans}` });

export const askPrice = component({ marginBlockStart: space.x3, font: text.h3 });

export const askText = component({ marginBlockStart: space.x1, font: text.body });

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

const visibilityBase = { borderBlockEnd: `1px solid ${color.line}` };

export const visibilityBar = {
  link: component({ ...visibilityBase, background: color.tulsi }),
  draft: component({ ...visibilityBase, background: color.haldi }),
};

export const visibilityText = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x5,
  minBlockSize: target.least,
  paddingBlock: space.x2,
  font: text.label,
  overflowWrap: 'anywhere',
});

export const visibilityEdit = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.least,
  minInlineSize: target.least,
  color: 'inherit',
});

export const state = component({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.x5,
  paddingBlockEnd: space.x7,
  font: text.body,
});

export const advice = component({ maxInlineSize: '52ch', font: text.lead });

/** The page without a script has none. */
export const retry = component({ '@media': { '(scripting: none)': { display: 'none' } } });

export const stale = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x4,
  paddingBlockEnd: space.x5,
});

const blank = { borderRadius: radius.card, background: color.sunk } as const;

/** As large as the first picture, for which that of the followed card stands meanwhile. */
export const placeholderStage = component({
  ...blank,
  ...transitionPicture,
  aspectRatio: '3 / 2',
});

export const placeholderLoading = component({
  marginBlockStart: space.x4,
  font: text.label,
  color: color.soft,
});

export const placeholderPrice = component({
  ...blank,
  ...pulsing,
  display: 'none',
  blockSize: '264px',
  '@media': { [media.desktop]: { display: 'block' } },
});
