import { globalStyle } from '@vanilla-extract/css';
import { base } from './layers.css.ts';
import { media } from './media.ts';
import { color } from './tokens.css.ts';

type Rule = Parameters<typeof globalStyle>[1];
const onPaper = (selector: string, styles: Rule): void =>
  globalStyle(selector, { '@layer': { [base]: { '@media': { [media.print]: styles } } } });

// The types of element styles lack `size`, which belongs to `@page` only (CSS Paged Media 3).
const sheet: object = { size: 'A4', margin: '11mm 14mm 12mm' };
globalStyle('@page', sheet);

/** Printers leave out backgrounds by default, so light text on dark green becomes dark on white. */
globalStyle(':root', {
  '@media': {
    [media.print]: {
      vars: {
        [color.ground]: '#fff',
        [color.surface]: '#fff',
        [color.banyan]: '#fff',
        [color.onBanyan]: '#12261f',
        [color.onRani]: '#12261f',
        [color.banyanSoft]: '#4b5d54',
      },
    },
  },
});
onPaper('html', { fontSize: '12.5px' });
onPaper('main', { minBlockSize: '0 !important' });
onPaper('h1, h2, h3', { breakAfter: 'avoid' });
onPaper('p, li, dd', { orphans: 3, widows: 3 });
onPaper('article, figure, li, tr, img', { breakInside: 'avoid' });
onPaper('a', { background: 'none !important' });
