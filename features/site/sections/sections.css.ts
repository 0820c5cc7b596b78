import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, motion, onDark, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

export const section = component({ paddingBlock: space.section });

export const calloutRow = component({
  display: 'grid',
  alignItems: 'end',
  gap: `${space.x5} ${space.x7}`,
  '@media': { [media.panel]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const calloutText = component({ maxInlineSize: '52ch', marginBlockStart: space.x4, font: text.lead });

export const calloutActions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

/** In running text. */
export const textLink = component({
  color: color.rani,
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { color: color.raniHover, textDecorationThickness: '2px' } },
});

export const framed = component({
  padding: '10px',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
});

const framedPictureBase = component({ inlineSize: '100%', blockSize: 'auto', objectFit: 'cover' });

export const framedPicture = styleVariants({
  wide: [framedPictureBase, component({ aspectRatio: '3 / 2' })],
  square: [framedPictureBase, component({ aspectRatio: '1' })],
});

export const framedCaption = component({ padding: '10px 4px 2px', color: color.soft, font: text.small });

/** A gap above a coloured first section, below the board heading; desktops need none. */
export const belowBoardHeading = component({
  marginBlockStart: space.x5,
  '@media': { [media.desktop]: { marginBlockStart: 0 } },
});

export const aboutColumns = component({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(32px, 6vw, 88px)',
  '@media': { [media.panel]: { gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)' } },
});

export const aboutLead = component({ marginBlock: '20px', font: text.lead });

export const aboutMore = component({ maxInlineSize: '58ch', marginBlockEnd: space.x5, color: color.soft });

export const steps = component({
  ...onDark,
  paddingBlock: space.section,
  background: color.banyan,
  color: color.onBanyan,
});

export const stepsList = component({
  display: 'grid',
  gap: space.x6,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 'clamp(20px, 3vw, 40px)' },
  },
});

export const step = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 112px) minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: '18px',
  '@media': { [media.laptop]: { display: 'block' } },
});

export const stepPicture = component({
  gridRow: '1 / 4',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: radius.card,
  '@media': { [media.laptop]: { aspectRatio: '4 / 3' } },
});

export const stepLine = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  marginBlockEnd: space.x2,
  '@media': {
    [media.laptop]: {
      marginBlock: '20px 14px',
      selectors: {
        [`${step}:not(:last-child) &::after`]: {
          content: '""',
          flex: 1,
          borderBlockStart: `4px dotted ${color.marigold}`,
          marginInlineEnd: 'calc(-1 * clamp(8px, 1.8vw, 28px))',
        },
      },
    },
  },
});

export const stepNumber = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '36px',
  blockSize: '36px',
  paddingBlockStart: '3px',
  borderRadius: radius.round,
  background: color.marigold,
  color: color.onMarigold,
  font: `800 1.125rem/1 ${font.sans}`,
  '@media': { [media.laptop]: { inlineSize: '44px', blockSize: '44px', fontSize: '1.375rem' } },
});

export const stepTitle = component({ fontSize: 'min(clamp(1.375rem, 1.2rem + .8vw, 1.75rem), 9vw)' });

export const stepText = component({
  maxInlineSize: '40ch',
  marginBlockStart: space.x2,
  color: color.banyanSoft,
});

export const guideCard = component({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(24px, 4vw, 56px)',
  // A long word breaks instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.laptop]: { gridTemplateColumns: '300px minmax(0, 1fr)' } },
});

export const guidePortrait = component({ maxInlineSize: '300px' });

export const guideLabel = component({ marginBlockStart: space.x2, color: color.soft, font: text.label });

export const guideLead = component({ maxInlineSize: '54ch', marginBlockStart: space.x4, font: text.lead });

export const guideSocial = component({ display: 'flex', gap: space.x2, marginBlockStart: '20px' });

export const guideLink = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.main,
  blockSize: target.main,
  border: `2px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  transition: `background ${motion.hover}, border-color ${motion.hover}`,
  selectors: {
    '&:hover': { background: color.marigold, borderColor: color.marigold, color: color.onMarigold },
  },
});
