import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { component, untilParsed } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { cover } from '#styles/recipes.css.ts';
import { color, space } from '#styles/tokens.css.ts';

/** Of the picture. In print the board is inside it, as on desktops. */
const height = createVar();
const atLeft = `max(${space.gutter}, 50% - ${space.container} / 2)`;

const platform = (width: string) => `${width} solid ${color.deep}`;

const heroOf = (phone: string, desktop: string) =>
  component({
    position: 'relative',
    vars: { [height]: phone },
    '@media': {
      [media.desktop]: { vars: { [height]: desktop }, background: color.deep },
      [media.print]: { vars: { [height]: '68mm' } },
    },
  });

/** The platform under the picture; on the home page the category links take its place. */
const onPlatform = component({
  '@media': {
    [media.desktop]: { borderBottom: platform('12px') },
    [media.print]: { borderBottom: platform('8px'), marginBlockEnd: space.x5 },
  },
});

const low = heroOf('clamp(230px, 38vw, 320px)', 'clamp(280px, 33vw, 440px)');

export const hero = styleVariants({
  page: [low, onPlatform],
  // 200 px, and more only for larger text: a list begins with its search and its cards.
  list: [
    low,
    onPlatform,
    component({
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      minBlockSize: '200px',
    }),
  ],
  home: [heroOf('clamp(370px, 50vw, 420px)', 'clamp(450px, 44vw, 780px)')],
});

/** After the text in the document. On a list it is as high as the hero. */
const atTop = component({ position: 'absolute', inset: '0 0 auto', blockSize: height });

export const picture = styleVariants({
  page: [atTop],
  list: [component({ position: 'absolute', inset: 0 })],
  home: [atTop],
});

const belowPicture = component({ paddingBlockStart: height });

/**
 * Reserves the picture's height. Its own element, so that the board shows once it is parsed (`untilParsed`).
 * On a list it stands at the bottom and grows upwards with its board: what is hidden counts as no layout shift.
 */
export const front = styleVariants({
  page: [belowPicture],
  list: [component({ visibility: 'hidden' })],
  home: [belowPicture],
});

/** Wider than the drawing, the frame is filled by the poster's own setting; see `toWidePoster`. */
export const poster = style([
  cover.frame,
  component({ '@media': { '(min-width: 600px)': { objectFit: 'fill' } } }),
]);

const inPicture = { position: 'absolute', insetBlockEnd: 0, margin: 0 } as const;

const stood = component({
  position: 'relative',
  zIndex: 1,
  inlineSize: `min(440px, 100% - 2 * ${space.gutter})`,
  marginBlockStart: `calc(-1 * ${space.x8})`,
  marginInlineStart: space.gutter,
  selectors: untilParsed,
  '@media': {
    [media.desktop]: { ...inPicture, insetInlineStart: atLeft, inlineSize: '400px' },
    [media.print]: { ...inPicture, insetInlineStart: space.x5, inlineSize: '300px' },
  },
});

export const stand = styleVariants({
  page: [stood],
  // In the picture, and narrow enough that the picture is seen beside it.
  list: [
    component({
      position: 'relative',
      zIndex: 1,
      inlineSize: 'min(280px, 72%)',
      marginInlineStart: atLeft,
      visibility: 'visible',
      selectors: untilParsed,
      '@media': { [media.desktop]: { inlineSize: '340px' } },
    }),
  ],
  home: [stood],
});

const legsOf = (blockSize: string, onPaper = blockSize) => [
  component({
    display: 'none',
    blockSize,
    marginInline: '46px',
    borderInline: `14px solid ${color.deep}`,
    '@media': {
      [media.desktop]: { display: 'block' },
      [media.print]: { display: 'block', blockSize: onPaper },
    },
  }),
];

/** Two legs of 14 px under the board, drawn as the inline borders of one box. */
export const legs = styleVariants({
  page: legsOf('clamp(34px, 3.6vw, 48px)'),
  list: [...legsOf('20px'), component({ display: 'block' })],
  home: legsOf('clamp(96px, 11vw, 190px)', '34px'),
  signIn: legsOf('clamp(48px, 5vw, 76px)'),
});
