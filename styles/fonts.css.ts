import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import times from '@capsizecss/metrics/timesNewRoman';
import { globalFontFace } from '@vanilla-extract/css';
import measures from './fonts/measures.json' with { type: 'json' };

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** Beyond ASCII and punctuation. Of faces that have a character both, the later one is used (CSS Fonts 4, 11.5). */
const extendedLatin = 'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-24F, U+1E00-1EFF, U+201E, U+2039-203A';

/**
 * Anek and Eczar by Ek Type and Rosetta, SIL Open Font License; built by `npm run fonts`. Widths other than 100 % exist
 * in weight 800 only: a lighter text with another `font-stretch` would be set in 800.
 */
const anekText = { fontWeight: '400 700', fontStretch: '100%', fontDisplay: 'swap' } as const;
globalFontFace('Anek', { ...anekText, src: 'url("/styles/fonts/anek-text.woff2") format("woff2")' });
globalFontFace('Anek', {
  ...anekText,
  src: 'url("/styles/fonts/anek-text-extended.woff2") format("woff2")',
  unicodeRange: extendedLatin,
});
const anekBoards = { fontWeight: '800', fontStretch: '75% 125%', fontDisplay: 'swap' } as const;
globalFontFace('Anek', { ...anekBoards, src: 'url("/styles/fonts/anek-boards.woff2") format("woff2")' });
globalFontFace('Anek', {
  ...anekBoards,
  src: 'url("/styles/fonts/anek-boards-extended.woff2") format("woff2")',
  unicodeRange: extendedLatin,
});
globalFontFace('Anek Names', {
  src: 'url("/styles/fonts/anek-devanagari-boards.woff2") format("woff2")',
  fontWeight: '700',
  fontDisplay: 'swap',
  unicodeRange: 'U+0900-097F',
});
const eczar = { fontWeight: '400', fontDisplay: 'swap' } as const;
globalFontFace('Eczar', { ...eczar, src: 'url("/styles/fonts/eczar-400.woff2") format("woff2")' });
globalFontFace('Eczar', {
  ...eczar,
  src: 'url("/styles/fonts/eczar-400-extended.woff2") format("woff2")',
  unicodeRange: extendedLatin,
});

/** System fonts scaled to the metrics of ours, so that the swap moves nothing. */
fallback('Anek Fallback', measures['anek-text'], arial, ['Roboto', 'Arial', 'Liberation Sans']);
// Per range of `font-stretch` in percent, the factor from Arial Bold's width to ours (medians of our headings).
boldFallback('75% 77%', 0.69);
boldFallback('78% 87%', 0.76);
boldFallback('88% 97%', 0.855);
boldFallback('98% 107%', 0.945);
boldFallback('108% 117%', 1.045);
boldFallback('118% 124%', 1.14);
boldFallback('125%', 1.185);
fallback('Eczar Fallback', measures['eczar-400'], georgia, ['Georgia', 'Noto Serif', 'Gelasio']);
fallback('Eczar Fallback Times', measures['eczar-400'], times, ['Times New Roman', 'Liberation Serif']);

function fallback(
  family: string,
  ours: (typeof measures)['eczar-400'],
  system: typeof arial,
  local: readonly string[],
): void {
  const { fontFaces } = createFontStack([ours, system], {
    fontFaceFormat: 'styleObject',
  });
  for (const { '@font-face': face } of fontFaces) {
    const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = face;
    globalFontFace(family, {
      src: local.map((name) => `local("${name}")`).join(', '),
      ...(ascentOverride && { ascentOverride }),
      ...(descentOverride && { descentOverride }),
      ...(lineGapOverride && { lineGapOverride }),
      ...(sizeAdjust && { sizeAdjust }),
    });
  }
}

function boldFallback(fontStretch: string, width: number): void {
  const { ascent, descent, lineGap, unitsPerEm } = measures['anek-text'];
  globalFontFace('Anek Fallback', {
    src: ['Roboto Bold', 'Arial Bold', 'Liberation Sans Bold'].map((name) => `local("${name}")`).join(', '),
    fontWeight: '800',
    fontStretch,
    ascentOverride: percent(ascent / unitsPerEm / width),
    descentOverride: percent(Math.abs(descent) / unitsPerEm / width),
    lineGapOverride: percent(lineGap / unitsPerEm / width),
    sizeAdjust: percent(width),
  });
}
