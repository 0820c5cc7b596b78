import { globalStyle, style } from '@vanilla-extract/css';
import './fonts.css.ts';
import { base } from './layers.css.ts';
import { media } from './media.ts';
import './print.css.ts';
import { color, font, layer, motion, radius, space, text } from './tokens.css.ts';

type Rule = Parameters<typeof globalStyle>[1];
const rule = (selector: string, styles: Rule): void =>
  globalStyle(selector, { '@layer': { [base]: styles } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: '6rem',
  accentColor: color.rani,
  WebkitTapHighlightColor: `color-mix(in srgb, ${color.marigold} 35%, transparent)`,
});
rule('body', {
  margin: 0,
  background: color.ground,
  color: color.ink,
  font: text.body,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
/** The sentence of index.html where no script runs. */
rule('noscript > p, #root > p', { padding: space.gutter });
/** User text may have very long words: they wrap instead of widening the layout. */
rule('[dir="auto"]', { overflowWrap: 'anywhere' });
rule('::selection', { background: color.marigold, color: color.onMarigold });
rule('img, svg, picture, video', { display: 'block', maxWidth: '100%' });
rule('svg', { flex: 'none' });
rule('summary::-webkit-details-marker', { display: 'none' });
rule('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0, padding: 0 });
rule('ul, ol', { listStyle: 'none' });
rule('h2', { font: text.h2, letterSpacing: '-.012em', textWrap: 'balance' });
rule('h3', { font: text.h3 });
rule('a', { color: 'inherit' });
rule('address', { fontStyle: 'normal' });
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
rule('button', { padding: 0, border: 0, background: 'none' });
rule('button, summary', { cursor: 'pointer' });
rule('fieldset', { minInlineSize: 0, border: 0 });
rule(':focus-visible', {
  outline: `3px solid ${color.focus}`,
  outlineOffset: '3px',
  borderRadius: radius.card,
});
/** The router focuses headings and the main region, where a focus ring would be confusing. */
rule('[tabindex="-1"]:focus', { outline: 'none' });
rule('[hidden]', { display: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.stillMotion]: {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
    },
  },
});

export const container = style({
  '@layer': {
    [base]: {
      width: `min(${space.container}, 100% - 2 * ${space.gutter})`,
      marginInline: 'auto',
      '@media': { [media.print]: { width: '100%' } },
    },
  },
});

export const visuallyHidden = style({
  '@layer': {
    [base]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const skipLink = style({
  '@layer': {
    [base]: {
      position: 'absolute',
      left: space.x3,
      top: '-80px',
      zIndex: layer.skipLink,
      padding: `${space.x3} ${space.x4}`,
      borderRadius: radius.control,
      background: color.ink,
      color: color.ground,
      fontFamily: font.sans,
      fontWeight: 600,
      transition: `top ${motion.press}`,
      ':focus': { top: space.x3 },
    },
  },
});
