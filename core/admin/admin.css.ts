import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const area = component({
  '@media': {
    [media.panel]: { display: 'grid', gridTemplateColumns: '250px minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const page = component({
  maxInlineSize: space.container,
  padding: `clamp(${space.x5}, 3.4vw, ${space.x7}) ${space.gutter} ${space.x8}`,
  // Room for the toasts, so that they cover nothing of the page.
  '@media': { [media.panel]: { paddingBlockStart: '72px' } },
});

export const partTitle = component({ font: text.label, letterSpacing: 'normal', marginBlockEnd: space.x2 });

export const part = component({
  // A scroller inside is as wide as the window otherwise.
  contain: 'inline-size',
  pointerEvents: 'none',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.ground,
});

export const head = component({ padding: space.x4 });

export const chat = component({ padding: space.x4, overflowWrap: 'anywhere', font: text.body });
