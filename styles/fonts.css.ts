import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import times from '@capsizecss/metrics/timesNewRoman';
import { globalFontFace } from '@vanilla-extract/css';
import measures from './fonts/measures.json' with { type: 'json' };

/** Anek and Eczar by Ek Type and Rosetta, SIL Open Font License; made by `npm run fonts`. */
globalFontFace('Anek', {
  src: 'url("/styles/fonts/anek-latin.woff2") format("woff2")',
  fontWeight: '400 800',
  fontStretch: '75% 125%',
  fontDisplay: 'swap',
});
globalFontFace('Anek Names', {
  src: 'url("/styles/fonts/anek-devanagari-names.woff2") format("woff2")',
  fontWeight: '700',
  fontDisplay: 'swap',
  unicodeRange: 'U+0900-097F',
});
globalFontFace('Eczar', {
  src: 'url("/styles/fonts/eczar-latin.woff2") format("woff2")',
  fontWeight: '400 600',
  fontDisplay: 'swap',
});

/** System fonts stretched to the measures of ours, so that nothing moves when ours arrive. */
fallback('Anek Fallback', measures['anek-latin'], arial, ['Roboto', 'Arial', 'Liberation Sans']);
fallback('Eczar Fallback', measures['eczar-latin'], georgia, ['Georgia', 'Noto Serif', 'Gelasio']);
fallback('Eczar Fallback Times', measures['eczar-latin'], times, ['Times New Roman', 'Liberation Serif']);

function fallback(
  family: string,
  ours: (typeof measures)['eczar-latin'],
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
