import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target, text } from '#styles/tokens.css.ts';

export const dropZone = component({
  display: 'grid',
  gap: space.x4,
  minInlineSize: 0,
  margin: 0,
  padding: `${space.x4} ${space.x2}`,
  border: `2px dashed ${color.control}`,
  borderRadius: radius.control,
  background: color.ground,
  '@media': { [media.tablet]: { padding: space.x4 } },
});

export const label = component({ paddingInline: space.x2, font: text.label });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
});

export const count = component({ font: text.label });
export const hint = component({ font: text.small, color: color.soft });

const noMouse = '(hover: none)';
export const withMouse = component({ '@media': { [noMouse]: { display: 'none' } } });
export const withoutMouse = component({
  display: 'none',
  '@media': { [noMouse]: { display: 'inline' } },
});

export const tiles = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
  gap: space.x2,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: space.x4 },
  },
});

export const undo = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  font: text.small,
});

export const rejections = component({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.x2,
  padding: space.x2,
  borderInlineStart: `6px solid ${color.danger}`,
  borderRadius: radius.card,
  background: color.gulabi,
});

export const rejectionIcon = component({ flex: 'none', marginBlockStart: space.x1 });

export const rejectionText = component({
  display: 'grid',
  flex: '1 1 0',
  gap: space.x1,
  minInlineSize: 0,
  padding: space.x1,
  overflowWrap: 'anywhere',
  font: text.small,
});

export const dismiss = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: target.least,
  blockSize: target.least,
  border: 'none',
  borderRadius: radius.control,
  background: 'transparent',
});
