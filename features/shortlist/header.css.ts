import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, shadow, space, text as fonts } from '#styles/tokens.css.ts';

/** Out of the flow, so that the header does not move when it appears. */
export const count = component({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineEnd: '2px',
  minInlineSize: '20px',
  padding: '3px 5px 1px',
  border: `1px solid ${color.ground}`,
  borderRadius: '10px',
  background: color.rani,
  color: color.onRani,
  font: `700 .8125rem/1 ${font.sans}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

export const note = component({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space.x3})`,
  insetInlineEnd: space.gutter,
  display: 'flex',
  alignItems: 'start',
  gap: space.x2,
  inlineSize: `min(400px, 100% - 2 * ${space.gutter})`,
  padding: `${space.x2} ${space.x2} ${space.x2} ${space.x4}`,
  borderInlineStart: `6px solid ${color.danger}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `${shadow.hairline}, ${shadow.floating}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const text = component({ flex: 1, paddingBlock: '10px', font: fonts.label });

export const close = component({ borderColor: 'transparent' });
