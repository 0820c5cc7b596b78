import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target, text } from '#styles/tokens.css.ts';

export const choices = component({
  display: 'grid',
  gap: space.x3,
  '@media': { [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const choice = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: space.x3,
  rowGap: space.x1,
  minBlockSize: target.main,
  padding: space.x4,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` } },
});

export const radio = component({
  inlineSize: '22px',
  blockSize: '22px',
  margin: 0,
  accentColor: color.banyan,
});

export const name = component({ font: text.label });
export const hint = component({ gridColumn: 2, font: text.small, color: color.soft });
