import { pulsing } from '#features/shared/ui/skeleton.css.ts';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';
import { transitionPicture } from './carousel.css.ts';

export const state = component({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.x5,
  paddingBlockEnd: space.x7,
  font: text.body,
});

export const advice = component({ maxInlineSize: '52ch', font: text.lead });

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

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
export const stage = component({
  ...blank,
  ...transitionPicture,
  aspectRatio: '3 / 2',
});

export const loading = component({ marginBlockStart: space.x4, font: text.label, color: color.soft });

export const price = component({
  ...blank,
  ...pulsing,
  display: 'none',
  blockSize: '264px',
  '@media': { [media.desktop]: { display: 'block' } },
});
