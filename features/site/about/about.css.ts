import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { media } from '#styles/media.ts';
import { color, font, onDark, radius, shadow, space, text } from '#styles/tokens.css.ts';

export const story = component({ paddingBlock: space.section });

export const storyColumns = component({
  display: 'grid',
  gap: 'clamp(36px, 5vw, 64px)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)', alignItems: 'center' },
  },
});

export const storyWords = component({ maxInlineSize: '60ch' });

export const storyLead = component({ marginBlock: '20px', font: text.lead });

export const storyMore = component({ marginBlockEnd: space.x4, color: color.soft });

export const purpose = component({
  ...onDark,
  paddingBlock: space.section,
  background: color.banyan,
  color: color.onBanyan,
});

const dotSize = '30px';

export const purposeLine = component({
  display: 'grid',
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const statement = component({
  position: 'relative',
  paddingInlineStart: '52px',
  paddingBlockEnd: space.x7,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: dotSize,
      blockSize: dotSize,
      border: `4px solid ${color.marigold}`,
      borderRadius: radius.round,
      background: color.banyan,
    },
    '&:first-child::before': { background: color.marigold },
    '&:first-child::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '38px -8px',
      insetInlineStart: '13px',
      borderInlineStart: `4px dotted ${color.marigold}`,
    },
  },
  '@media': {
    [media.laptop]: {
      padding: `52px clamp(24px, 6vw, 88px) 0 0`,
      selectors: {
        '&:last-child': { paddingInlineEnd: 0 },
        '&:first-child::after': {
          insetBlock: '13px auto',
          insetInline: '42px 12px',
          borderInlineStart: 0,
          borderBlockStart: `4px dotted ${color.marigold}`,
        },
      },
    },
  },
});

export const purposeTitle = component({ fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)' });

export const purposeText = component({
  maxInlineSize: '34ch',
  marginBlockStart: space.x4,
  font: `400 clamp(1.25rem, 1.14rem + .55vw, 1.5625rem)/1.4 ${font.serif}`,
});

export const reasons = component({ paddingBlock: space.section, background: color.haldi });

export const reasonsColumns = component({
  display: 'grid',
  gap: 'clamp(24px, 5vw, 72px)',
  '@media': { [media.panel]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const reasonsHead = component({
  '@media': { [media.panel]: { position: 'sticky', insetBlockStart: '108px', alignSelf: 'start' } },
});

export const reasonsLead = component({ marginBlock: `${space.x4} ${space.x5}`, font: text.lead });

export const reasonsList = component({ display: 'grid' });

export const reason = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'clamp(16px, 2.4vw, 28px)',
  paddingBlock: space.x5,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
});

/** A kilometre stone of an Indian highway, with a round yellow top. */
export const reasonNumber = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '60px',
  paddingBlockStart: '3px',
  borderBlockStart: `22px solid ${color.marigold}`,
  borderRadius: '24px 24px 3px 3px',
  background: color.stampPaper,
  color: color.onMarigold,
  font: `800 1.375rem/1 ${font.sans}`,
});

export const reasonText = component({ maxInlineSize: '58ch', marginBlockStart: space.x2, color: color.soft });

/** Two pictures in a row on phones, three above; without column gaps, so that the shelf is continuous. */
export const years = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(26, minmax(0, 1fr))',
  rowGap: 'clamp(32px, 4vw, 48px)',
});

/** Picture and caption take two rows, so that all frames end at one line. */
const yearBase = component({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
});

/** Columns of 26 by shape, on phones and above. */
const yearSpan = (phone: number, laptop: number) =>
  style({
    '@layer': {
      [components]: {
        gridColumn: `span ${phone}`,
        '@media': { [media.tablet]: { gridColumn: `span ${laptop}` } },
      },
    },
  });

export const yearItem = styleVariants({
  wide: [yearBase, yearSpan(16, 12)],
  tall: [yearBase, yearSpan(10, 6)],
  square: [yearBase, yearSpan(13, 8)],
});

export const yearFigure = component({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
});

export const yearFrame = component({
  alignSelf: 'end',
  marginInline: space.x2,
  padding: '7px',
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: color.surface,
  boxShadow: shadow.hairline,
});

const yearPictureBase = component({ inlineSize: '100%', blockSize: 'auto', objectFit: 'cover' });

export const yearPicture = styleVariants({
  wide: [yearPictureBase, component({ aspectRatio: '3 / 2' })],
  tall: [yearPictureBase, component({ aspectRatio: '3 / 4' })],
  square: [yearPictureBase, component({ aspectRatio: '1' })],
});

/** Its upper border is the shelf. */
export const yearCaption = component({
  padding: `${space.x3} ${space.x2} 0`,
  borderBlockStart: `12px solid ${color.deep}`,
  color: color.soft,
  font: text.small,
});

export const yearDate = component({ color: color.ink, font: text.label });

export const year = component({ font: `800 1.25rem/1 ${font.sans}` });
