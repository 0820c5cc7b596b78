import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space, text } from '#styles/tokens.css.ts';

const labels = 'clamp(104px, 24vw, 176px)';

export const scroller = component({
  overflowX: 'auto',
  borderRadius: radius.card,
  background: color.surface,
  border: `1px solid ${color.line}`,
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.control} transparent`,
  '@media': {
    [media.print]: { overflow: 'visible' },
    '(hover: none) and (pointer: coarse)': {
      scrollSnapType: 'x proximity',
      scrollPaddingInlineStart: labels,
    },
  },
});

export const table = component({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
});

const first = component({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: labels,
  background: color.surface,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [media.print]: { position: 'static' } },
});

export const corner = first;

const padding = `${space.x3} clamp(12px, 1.6vw, 20px)`;
const line = { borderBlockStart: `1px solid ${color.line}`, verticalAlign: 'top', padding } as const;

export const head = component({
  // On a phone one package fits beside the row headers.
  inlineSize: 'clamp(176px, 60vw, 220px)',
  padding: `${space.x4} clamp(12px, 1.6vw, 20px) ${space.x3}`,
  textAlign: 'start',
  verticalAlign: 'top',
  scrollSnapAlign: 'start',
  '@media': { [media.laptop]: { inlineSize: 'auto' } },
});

export const frame = component({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.sunk,
});

export const name = component({
  display: 'inline-block',
  minBlockSize: '24px',
  marginBlockStart: space.x3,
  font: text.h3,
  textUnderlineOffset: '4px',
  textDecorationThickness: '1px',
});

export const label = style([
  first,
  component({
    ...line,
    paddingInline: 'clamp(10px, 1.6vw, 20px) 8px',
    font: text.label,
    color: color.soft,
    textAlign: 'start',
  }),
]);

export const cell = component({ ...line, font: text.body });

export const price = component({
  ...line,
  // Not the shorthand: Lightning CSS would fold a stretch in percent into it, which browsers refuse.
  fontFamily: font.sans,
  fontSize: '1.375rem',
  fontWeight: 800,
  fontStretch: '104%',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});

export const muted = component({ color: color.soft });

export const entry = component({ display: 'flex', gap: space.x2, paddingBlock: '3px' });

const markBase = component({ flex: 'none', marginBlockStart: '4px' });

export const mark = styleVariants({
  highlights: [markBase, component({ fill: color.marigold, color: color.ink })],
  inclusions: [markBase, component({ color: color.success })],
  exclusions: [markBase, component({ color: color.danger })],
});
