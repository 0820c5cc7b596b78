import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, target } from '#styles/tokens.css.ts';

export const ask = component({
  '@media': {
    [media.print]: {
      minBlockSize: '26px',
      padding: 0,
      border: 0,
      '::after': { content: 'attr(data-number)' },
    },
  },
});

/** Phones dial, and paper has the number beside the button. */
export const root = component({ display: 'none', '@media': { [media.laptop]: { display: 'flex' } } });

export const number = component({ fontWeight: 700, userSelect: 'all', whiteSpace: 'nowrap' });

export const copy = component({
  minBlockSize: target.least,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  // Its place is kept until the script runs.
  selectors: { '&:disabled': { visibility: 'hidden' } },
});

export const phoneLink = component({ justifySelf: 'start', gap: space.x2, fontWeight: 700 });

export const phoneIcon = component({ color: color.rani });
