import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, text as fonts } from '#styles/tokens.css.ts';

export const panel = component({
  display: 'grid',
  alignItems: 'center',
  gap: `${space.x7} clamp(32px, 6vw, 88px)`,
  '@media': { [media.panel]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' } },
});

export const content = component({ display: 'grid', justifyItems: 'start', gap: space.x5 });

export const text = component({ maxInlineSize: '56ch', font: fonts.lead });

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const muted = component({ font: fonts.small, color: color.soft });

export const example = component({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.sunk,
});

export const poster = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const corner = component({
  position: 'absolute',
  insetBlockStart: space.x3,
  insetInlineEnd: space.x3,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: radius.control,
  background: color.surface,
});

export const heart = component({ fill: 'currentColor', color: color.rani });
