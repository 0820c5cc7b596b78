import { globalFontFace } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { font } from '#styles/tokens.css.ts';

/** The words of the table alone (`npm run fonts`); `font.names` has none of its conjuncts. */
globalFontFace('Anek Places', {
  src: 'url("/styles/fonts/anek-devanagari-places.woff2") format("woff2")',
  fontWeight: '700',
  fontDisplay: 'swap',
  unicodeRange: 'U+0900-097F',
});

export const name = component({ fontFamily: font.places });

// Here and not in `styles/fonts.css.ts`, so that only pages with such a name can load it.
globalFontFace('Anek Devanagari', {
  src: 'url("/styles/fonts/anek-devanagari.woff2") format("woff2")',
  fontWeight: '700',
  fontDisplay: 'swap',
  unicodeRange: 'U+0900-097F, U+200C-200D, U+25CC',
});

export const typed = component({ fontFamily: font.typedNames, overflowWrap: 'anywhere' });
