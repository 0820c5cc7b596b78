import { style, styleVariants } from '@vanilla-extract/css';
import { columns, type LayerRule } from './component.ts';
import { recipes } from './layers.css.ts';
import { media } from './media.ts';
import { color, motion, onDark, onMarigold, radius, shadow, space, target, text } from './tokens.css.ts';

/* What several components consist of. A component's own rules override them, whichever sheet comes first. */

const layer = (rules: LayerRule) => ({ '@layer': { [recipes]: rules } });
const recipe = (rules: LayerRule) => style(layer(rules));

/** Of a page, at its full width, by the ground. */
export const section = styleVariants(
  {
    ground: {},
    haldi: { background: color.haldi },
    gulabi: { background: color.gulabi },
    tulsi: { background: color.tulsi },
    banyan: { ...onDark, background: color.banyan, color: color.onBanyan },
  },
  (ground) => [layer({ paddingBlock: space.section, ...ground })],
);

const { x1, x2, x3, x4, x5, x6, x7 } = space;
const gaps = { x0: '0', x1, x2, x3, x4, x5, x6, x7 };

/** Parts below each other, by the gap. */
export const stack = styleVariants(gaps, (gap) => [layer({ ...columns(), alignContent: 'start', gap })]);

/** Parts in lines, by the gap. */
export const row = styleVariants(gaps, (gap) => [
  layer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }),
]);

/** Two parts, side by side in wide windows. */
export const split = styleVariants(
  {
    even: { ...columns(1, { [media.panel]: '1.1fr 1fr' }), alignItems: 'center' },
    /** Words, and beside them what they are about. */
    start: { ...columns(1, { [media.panel]: '5fr 7fr' }), alignItems: 'start' },
    /** Long words, and beside them the way through them. */
    aside: { ...columns(1, { [media.desktop]: '264px 1fr' }), gap: `${space.x4} clamp(48px, 7vw, 104px)` },
    /** Words, and buttons at their end. */
    action: {
      ...columns(1, { [media.panel]: '1fr auto' }),
      alignItems: 'end',
      gap: `${space.x5} ${space.x7}`,
    },
  },
  (rules) => [layer({ gap: 'clamp(32px, 5vw, 72px)', ...rules })],
);

/** White, with a hairline. */
export const surface = recipe({
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
});

/** A postcard, or an open notebook. */
export const paper = recipe({
  borderRadius: radius.card,
  background: color.cardPaper,
  boxShadow: `inset 0 0 0 1px ${color.cardRule}`,
});

/** A box of its own colour. */
export const panel = styleVariants(
  { haldi: color.haldi, tulsi: color.tulsi, gulabi: color.gulabi },
  (background) => [layer({ padding: 'clamp(20px, 3vw, 40px)', borderRadius: radius.card, background })],
);

const edge = (tone: string) => `6px solid ${tone}`;

/** What must not be overlooked, by its urgency. */
export const notice = styleVariants(
  {
    danger: { borderInlineStart: edge(color.danger), background: color.gulabi, color: color.danger },
    marigold: { borderInlineStart: edge(color.marigold), background: color.haldi },
  },
  (tone) => [layer({ padding: `${space.x3} ${space.x4}`, borderRadius: radius.card, ...tone })],
);

/** A short fact on marigold. */
export const plate = recipe({
  ...onMarigold,
  flex: 'none',
  padding: '8px 10px 5px',
  borderRadius: '6px',
  background: color.marigold,
  color: color.onMarigold,
  font: text.plate,
  printColorAdjust: 'exact',
});

/** A picture that fills its frame, or has a shape. */
export const cover = styleVariants(
  {
    frame: { blockSize: '100%' },
    wide: { aspectRatio: '3 / 2' },
    landscape: { aspectRatio: '4 / 3' },
    square: { aspectRatio: '1' },
    tall: { aspectRatio: '3 / 4' },
  },
  (shape) => [
    layer({ display: 'block', inlineSize: '100%', blockSize: 'auto', objectFit: 'cover', ...shape }),
  ],
);

/** A picture of what a pointer is on, a card or a link. */
export const zoom = recipe({
  transition: `transform ${motion.picture} ${motion.ease}`,
  selectors: { ':is(a, article):hover &': { transform: 'scale(1.045)' } },
});

/** What a picture covers, until it has come. */
export const frame = recipe({ overflow: 'hidden', background: color.sunk });

/** A row that is scrolled by parts, with `scroll-snap-align` on each; see `useScroller`. */
export const scroller = recipe({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '@media': { [media.stillMotion]: { scrollBehavior: 'auto' } },
});

export const screenOnly = recipe({ '@media': { [media.print]: { display: 'none !important' } } });
export const printOnly = recipe({ display: 'none', '@media': { [media.print]: { display: 'block' } } });

const rani = { color: color.rani, selectors: { '&:hover': { color: color.raniHover } } };
const line = {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: target.least,
  minBlockSize: target.least,
} as const;

export const textLink = styleVariants(
  {
    inText: { ...rani, textDecorationThickness: '1px' },
    /** In a list of links. */
    alone: { ...line, textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } },
    /** Beside a button. */
    action: { ...line, ...rani, font: text.label, textDecorationThickness: '2px' },
  },
  (rules) => [layer({ textUnderlineOffset: '4px', ...rules })],
);

export const typography = styleVariants(text, (font) => [layer({ font, letterSpacing: 0 })]);

/** The first words under a heading. */
export const lead = recipe({ maxInlineSize: '56ch', font: text.lead });

/** Of less weight than what is around it. */
export const soft = recipe({ color: color.soft });

/** Soft and small. */
export const note = recipe({ color: color.soft, font: text.small });

/** What was asked for is done. */
export const success = recipe({ color: color.success, font: text.label });
