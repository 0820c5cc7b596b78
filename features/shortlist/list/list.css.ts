import { columns, component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target, text } from '#styles/tokens.css.ts';

/** Cards of a row are equally high, whatever the bars beneath them contain. */
export const item = component({ ...columns(), gridTemplateRows: '1fr auto auto', gap: space.x1 });

export const removed = component({
  gridRow: '1 / -1',
  placeContent: 'center',
  justifyItems: 'center',
  padding: space.x5,
  border: `2px dashed ${color.line}`,
  borderRadius: radius.card,
  textAlign: 'center',
});

export const reserved = component({ minBlockSize: '420px' });

export const message = component({ marginBlockEnd: space.x5 });

export const section = component({ marginBlockStart: space.section });

export const bar = component({ minBlockSize: target.least });

export const choice = component({
  minBlockSize: target.least,
  paddingInlineEnd: space.x3,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.soft, cursor: 'default' } },
});

export const box = component({ inlineSize: '24px', blockSize: '24px', margin: 0, cursor: 'inherit' });

export const remove = component({
  minBlockSize: target.least,
  marginInlineStart: 'auto',
  paddingInline: space.x3,
  borderColor: 'transparent',
  font: text.label,
});

/** Where the package is found with its present price. */
export const address = component({ overflowWrap: 'anywhere' });

export const unavailable = component({ background: color.sunk });
export const unavailablePicture = component({ filter: 'grayscale(1)', opacity: 0.55 });
export const unavailableText = component({ color: color.danger });

export const example = component({ position: 'relative', aspectRatio: '3 / 2', borderRadius: radius.card });

export const exampleHeart = component({
  position: 'absolute',
  insetBlockStart: space.x3,
  insetInlineEnd: space.x3,
  inlineSize: '56px',
  blockSize: '56px',
  padding: '14px',
  borderRadius: radius.control,
  background: color.surface,
  fill: 'currentColor',
  color: color.rani,
});

export const enquiry = component({
  marginBlockStart: space.section,
  '@media': { [media.print]: { gap: space.x2, marginBlockStart: space.x4, padding: 0 } },
});

export const enquiryText = component({ maxInlineSize: '52ch' });
