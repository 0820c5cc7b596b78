import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { component, keepFocusAbove } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, layer, radius, shadow, space } from '#styles/tokens.css.ts';

const labels = 'clamp(104px, 24vw, 176px)';

/** Labels in full-width rows, and two packages side by side. */
const narrow = 'screen and (max-width: 599.98px)';
const packages = createVar();
/** The part of a phone's width for each package; of three, the edge of the third shows that there is more. */
const share = createVar();

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
    [narrow]: { scrollPaddingInlineStart: 0 },
  },
});

const tableBase = component({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  '@media': { [narrow]: { display: 'block', inlineSize: `calc(100% * ${share} * ${packages})` } },
});

export const table = styleVariants({
  two: [tableBase, component({ vars: { [packages]: '2', [share]: '.5' } })],
  three: [tableBase, component({ vars: { [packages]: '3', [share]: '.46' } })],
});

export const rows = component({ '@media': { [narrow]: { display: 'block' } } });

export const row = component({
  '@media': {
    [narrow]: { display: 'grid', gridTemplateColumns: `repeat(${packages}, minmax(0, 1fr))` },
  },
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

export const corner = style([
  first,
  component({
    '@media': {
      [narrow]: { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
]);

const padding = `${space.x3} clamp(12px, 1.6vw, 20px)`;
const line = { borderBlockStart: `1px solid ${color.line}`, verticalAlign: 'top', padding } as const;

export const head = component({
  padding: `${space.x4} clamp(12px, 1.6vw, 20px) ${space.x3}`,
  textAlign: 'start',
  verticalAlign: 'top',
  scrollSnapAlign: 'start',
});

export const picture = component({ aspectRatio: '3 / 2', borderRadius: radius.card });

export const name = component({
  display: 'inline-block',
  minBlockSize: '24px',
  marginBlockStart: space.x3,
  textUnderlineOffset: '4px',
  textDecorationThickness: '1px',
});

export const label = style([
  first,
  component({
    ...line,
    paddingInline: 'clamp(10px, 1.6vw, 20px) 8px',
    textAlign: 'start',
    '@media': {
      [narrow]: {
        gridColumn: '1 / -1',
        inlineSize: `calc(100% / (${share} * ${packages}))`,
        paddingInline: '12px',
        paddingBlockEnd: 0,
        borderInlineEnd: 0,
      },
    },
  }),
]);

export const cell = component({
  ...line,
  '@media': {
    [narrow]: { borderBlockStart: 0, paddingBlockStart: space.x1, overflowWrap: 'anywhere' },
  },
});

export const price = component({
  fontSize: '1.375rem',
  fontWeight: 800,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});

export const note = component({ display: 'block' });

export const entry = component({ flexWrap: 'nowrap', alignItems: 'start', paddingBlock: '3px' });

const lowered = component({ marginBlockStart: '4px' });

export const mark = styleVariants(
  {
    highlights: { fill: color.marigold },
    inclusions: { color: color.success },
    exclusions: { color: color.danger },
  },
  (tone) => [lowered, component(tone)],
);

export const bar = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  marginBlockStart: space.x5,
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `${space.x2} ${space.gutter} calc(${space.x2} + env(safe-area-inset-bottom))`,
  background: color.surface,
  boxShadow: `0 -1px 0 ${color.line}`,
  '@media': {
    [media.laptop]: {
      insetBlockEnd: space.x4,
      marginInline: 0,
      padding: `${space.x2} ${space.x2} ${space.x2} ${space.x4}`,
      borderRadius: radius.card,
      boxShadow: `${shadow.hairline}, ${shadow.floating}`,
    },
  },
});

keepFocusAbove(bar, 'all');

export const barText = component({ flex: '1 1 80px', paddingBlock: space.x2 });

export const barButton = component({ paddingInline: space.x4 });
