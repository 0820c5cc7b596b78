import { styleVariants } from '@vanilla-extract/css';
import { component, untilParsed } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space } from '#styles/tokens.css.ts';

const heroBase = component({
  position: 'relative',
  '@media': { [media.desktop]: { background: color.deep } },
});

/** The platform under the picture; on the home page the category links take its place. */
const platform = component({
  '@media': {
    [media.desktop]: { borderBottom: `12px solid ${color.deep}` },
    [media.print]: { borderBottom: `8px solid ${color.deep}`, marginBlockEnd: space.x5 },
  },
});

/** 200 px, and more only for larger text: a list begins with its search and its cards. */
const short = component({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minBlockSize: '200px',
});

export const hero = styleVariants({
  page: [heroBase, platform],
  list: [heroBase, platform, short],
  home: [heroBase],
});

/** Height of the picture in print, where the board is inside it as on desktops. */
const paper = '68mm';

const frame = component({ overflow: 'hidden', background: color.sunk });
const low = { phone: 'clamp(230px, 38vw, 320px)', desktop: 'clamp(280px, 33vw, 440px)' };
const tall = { phone: 'clamp(370px, 50vw, 420px)', desktop: 'clamp(450px, 44vw, 780px)' };

/** The picture comes after the text in the document. */
const behind = component({ position: 'absolute', inset: 0 });
const atTop = ({ phone, desktop }: typeof low) =>
  component({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: phone,
    '@media': { [media.desktop]: { blockSize: desktop }, [media.print]: { blockSize: paper } },
  });

export const picture = styleVariants({
  page: [frame, atTop(low)],
  list: [frame, behind],
  home: [frame, atTop(tall)],
});

const belowPicture = ({ phone, desktop }: typeof low) =>
  component({
    paddingBlockStart: phone,
    '@media': {
      [media.desktop]: { paddingBlockStart: desktop },
      [media.print]: { paddingBlockStart: paper },
    },
  });

/**
 * Reserves the picture's height. Its own element, so that the board shows once it is parsed (`untilParsed`).
 * On a list it stands at the bottom and grows upwards with its board: what is hidden counts as no layout shift.
 */
export const front = styleVariants({
  page: [belowPicture(low)],
  list: [component({ visibility: 'hidden' })],
  home: [belowPicture(tall)],
});

/** Wider than the drawing, the frame is filled by the poster's own setting; see `toWidePoster`. */
export const poster = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  '@media': { '(min-width: 600px)': { objectFit: 'fill' } },
});

const standBase = component({
  position: 'relative',
  zIndex: 1,
  inlineSize: `min(440px, 100% - 2 * ${space.gutter})`,
  marginBlockStart: `calc(-1 * ${space.x8})`,
  marginInlineStart: space.gutter,
  selectors: untilParsed(0),
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: `max(${space.gutter}, 50% - ${space.container} / 2)`,
      inlineSize: '400px',
      margin: 0,
    },
    [media.print]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: space.x5,
      inlineSize: '300px',
      margin: 0,
    },
  },
});

/** In the picture, and narrow enough that the picture is seen beside it. */
const standInPicture = component({
  position: 'relative',
  zIndex: 1,
  inlineSize: 'min(280px, 72%)',
  marginInlineStart: `max(${space.gutter}, 50% - ${space.container} / 2)`,
  visibility: 'visible',
  selectors: untilParsed(0),
  '@media': { [media.desktop]: { inlineSize: '340px' } },
});

export const stand = styleVariants({
  page: [standBase],
  list: [standInPicture],
  home: [standBase],
});

/** Two legs of 14 px under the board, drawn as the inline borders of one box. */
const legsBase = component({
  display: 'none',
  marginInline: '46px',
  borderInline: `14px solid ${color.deep}`,
  '@media': { [media.desktop]: { display: 'block' }, [media.print]: { display: 'block' } },
});

export const legs = styleVariants({
  page: [legsBase, component({ blockSize: 'clamp(34px, 3.6vw, 48px)' })],
  list: [legsBase, component({ display: 'block', blockSize: '20px' })],
  home: [
    legsBase,
    component({
      blockSize: 'clamp(96px, 11vw, 190px)',
      '@media': { [media.print]: { blockSize: '34px' } },
    }),
  ],
});
