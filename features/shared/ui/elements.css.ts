import { keyframes } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius } from '#styles/tokens.css.ts';

const spin = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = component({ display: 'grid', placeItems: 'center' });

export const ring = component({
  inlineSize: '44px',
  blockSize: '44px',
  border: `5px solid ${color.line}`,
  borderBlockStartColor: color.rani,
  borderRadius: radius.round,
  animation: `${spin} 900ms linear infinite`,
  '@media': { [media.stillMotion]: { display: 'none' } },
});

/** For screen readers; visible with `prefers-reduced-motion`, instead of the ring. */
export const label = component({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const stars = component({ display: 'inline-flex', gap: '1px', color: color.star });

const pulse = keyframes({ '50%': { opacity: 0.55 } });

export const pulsing = { animation: `${pulse} 1.6s ease-in-out infinite` } as const;
