import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target } from '#styles/tokens.css.ts';

export const section = component({ paddingBlock: space.section, background: color.gulabi });

export const scroller = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gap: space.x5,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '@media': {
    [media.panel]: { gridAutoColumns: `calc(50% - ${space.x5} / 2)` },
    [media.stillMotion]: { scrollBehavior: 'auto' },
  },
});

export const item = component({ scrollSnapAlign: 'start' });

export const dots = component({ display: 'flex', alignItems: 'center' });

/** A small dot with a touch target of 44 px in height. */
export const dot = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: target.least,
  padding: 0,
  border: 0,
  background: 'none',
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '12px',
      blockSize: '12px',
      border: `2px solid ${color.ink}`,
      borderRadius: radius.round,
    },
    // A border, as forced colours remove backgrounds.
    '&[aria-current]::before': { borderWidth: '6px' },
  },
});

/** Styled by `aria-disabled`: at an end the button stays focusable. */
export const step = component({
  selectors: {
    '&[aria-disabled="true"], &[aria-disabled="true"]:hover:not(:disabled)': {
      background: 'transparent',
      borderColor: color.control,
      color: color.soft,
      cursor: 'default',
    },
  },
});
