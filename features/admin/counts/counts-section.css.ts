import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, shadow, space, text } from '#styles/tokens.css.ts';

export const section = component({ marginBlockStart: space.x7 });

export const heading = component({ font: text.h3, letterSpacing: 'normal', marginBlockEnd: space.x4 });

export const subheading = component({
  font: text.label,
  letterSpacing: 'normal',
  marginBlock: `${space.x5} ${space.x3}`,
});

export const emptyText = component({ maxInlineSize: '62ch', font: text.body, color: color.soft });

export const plots = component({
  display: 'grid',
  gap: `${space.x6} ${space.x6}`,
  padding: `${space.x5} ${space.x4} ${space.x4}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingInline: space.x5,
    },
  },
});

export const note = component({
  maxInlineSize: '72ch',
  marginBlockStart: space.x3,
  font: text.small,
  color: color.soft,
});
