import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
  gap: `${space.x6} ${space.x5}`,
});

/** Cards of a row are equally high, whatever the bars beneath them contain. */
export const item = component({
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x1,
});

export const removed = component({
  gridRow: '1 / -1',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x4,
  padding: space.x5,
  border: `2px dashed ${color.line}`,
  borderRadius: radius.card,
  textAlign: 'center',
  font: text.label,
  color: color.soft,
  '@media': { [media.print]: { display: 'none' } },
});

/** Instructions. */
export const onScreen = component({ '@media': { [media.print]: { display: 'none' } } });

export const reserved = component({ minBlockSize: '420px' });

export const note = component({
  marginBlockEnd: space.x5,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.card,
  background: color.haldi,
  font: text.label,
});

export const error = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x3,
  marginBlockEnd: space.x5,
});

export const confirmation = component({ font: text.label, color: color.success });

export const section = component({ marginBlockStart: space.section });

export const sectionTitle = component({
  marginBlockEnd: space.x4,
  font: `800 clamp(1.625rem, 1.4rem + 1vw, 2.125rem)/1.05 ${font.sans}`,
});

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minBlockSize: target.least,
  '@media': { [media.print]: { display: 'none' } },
});

/** In print only: where the package is found with its present price. */
export const onPaper = component({
  display: 'none',
  '@media': { [media.print]: { display: 'block', font: text.small, overflowWrap: 'anywhere' } },
});

export const barChoice = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: target.least,
  paddingInlineEnd: space.x3,
  font: text.label,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.soft, cursor: 'default' } },
});

export const barBox = component({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  cursor: 'inherit',
});

export const barRemove = component({
  minBlockSize: target.least,
  marginInlineStart: 'auto',
  paddingInline: space.x3,
  borderColor: 'transparent',
  font: text.label,
});

export const unavailableCard = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.sunk,
  boxShadow: shadow.hairline,
});

export const unavailableFrame = component({ flex: 'none', blockSize: '200px', overflow: 'hidden' });

export const unavailablePicture = component({ filter: 'grayscale(1)', opacity: 0.55 });

export const unavailableBody = component({ display: 'grid', gap: space.x2, padding: space.x4 });

export const unavailableText = component({ font: text.label, color: color.danger });

export const emptyPanel = component({
  display: 'grid',
  alignItems: 'center',
  gap: `${space.x7} clamp(32px, 6vw, 88px)`,
  '@media': { [media.panel]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' } },
});

export const emptyContent = component({ display: 'grid', justifyItems: 'start', gap: space.x5 });

export const emptyText = component({ maxInlineSize: '56ch', font: text.lead });

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const emptyMuted = component({ font: text.small, color: color.soft });

export const emptyExample = component({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.sunk,
});

export const emptyPoster = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const emptyCorner = component({
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

export const emptyHeart = component({ fill: 'currentColor', color: color.rani });

export const enquiry = component({
  display: 'grid',
  alignItems: 'center',
  gap: `${space.x5} ${space.x7}`,
  marginBlockStart: space.section,
  padding: 'clamp(24px, 4vw, 48px)',
  borderRadius: radius.card,
  background: color.tulsi,
  '@media': {
    [media.panel]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.print]: { gap: space.x2, marginBlockStart: space.x4, padding: 0 },
  },
});

export const enquiryTitle = component({
  font: `800 clamp(1.625rem, 1.4rem + 1vw, 2.125rem)/1.05 ${font.sans}`,
});

export const enquiryText = component({ maxInlineSize: '52ch', marginBlockStart: space.x3, font: text.body });

export const enquiryAction = component({
  '@media': {
    [media.print]: {
      justifyContent: 'flex-start',
      minBlockSize: '26px',
      padding: 0,
      border: 0,
      '::after': { content: 'attr(data-number)' },
    },
  },
});
