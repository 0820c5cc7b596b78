import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, space, text } from '#styles/tokens.css.ts';

export const form = component({
  display: 'grid',
  gap: space.x6,
  maxInlineSize: '920px',
});

export const section = component({
  display: 'grid',
  gap: space.x4,
  minInlineSize: 0,
  border: 'none',
});

export const legend = component({ padding: 0, marginBlockEnd: space.x4 });
export const heading = component({ font: text.h3, letterSpacing: 'normal' });

export const twoColumns = component({
  display: 'grid',
  gap: space.x4,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const fullWidth = component({ gridColumn: '1 / -1' });

export const localName = component({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: space.x2,
});

/** As the page will show it. */
export const suggestion = component({ font: `700 1.125rem/1.3 ${font.names}` });

export const price = component({ maxInlineSize: '280px' });

export const threeColumns = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
  gap: space.x4,
  alignItems: 'start',
});

export const body = component({
  display: 'grid',
  gap: space.x6,
  minInlineSize: 0,
  selectors: { '&[inert]': { opacity: 0.6 } },
});

export const footer = component({
  display: 'grid',
  gap: space.x4,
  paddingBlockStart: space.x5,
  borderBlockStart: `1px solid ${color.line}`,
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x4,
});

export const submit = component({ minInlineSize: '180px' });
export const hint = component({ font: text.small, color: color.soft });
export const statusMessage = component({ font: text.label });

export const copyNotice = component({ maxInlineSize: '920px', marginBlockEnd: space.x6 });
