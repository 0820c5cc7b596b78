import { columns, component, shape } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space, text } from '#styles/tokens.css.ts';

export const page = component({
  rowGap: space.x6,
  paddingBlock: `clamp(32px, 4vw, 64px) ${space.section}`,
  '@media': { [media.print]: { padding: 0 } },
});

const beside = { '@media': { [media.desktop]: { gridColumn: 2 } } };

export const intro = component(beside);

export const summary = component({ maxInlineSize: '720px' });

export const point = component({ display: 'flex', gap: space.x3, paddingBlock: '6px' });

export const check = component({ marginBlockStart: '2px', color: color.success });

export const contents = component({
  '@media': {
    [media.desktop]: {
      gridColumn: 1,
      gridRow: '1 / 3',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: '108px',
      maxBlockSize: 'calc(100vh - 132px)',
      overflowY: 'auto',
    },
  },
});

export const chapters = component({ ...beside, maxInlineSize: '720px' });

export const chapter = component({
  selectors: {
    '& + &': {
      marginBlockStart: 'clamp(36px, 4vw, 52px)',
      paddingBlockStart: 'clamp(28px, 3vw, 40px)',
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});

const items = { ...columns(), gap: space.x3, paddingInlineStart: '1.5em', font: text.reading };

export const list = component({ ...items, listStyle: 'disc' });
export const steps = component({ ...items, listStyle: 'decimal' });
export const item = component({ '::marker': { color: color.rani, fontFamily: font.sans, fontWeight: 700 } });

export const table = component({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const cell = component({
  padding: `${space.x3} ${space.x4} ${space.x3} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { '&[scope=row]': { inlineSize: '58%', fontWeight: 600 } },
});

export const entries = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: space.x4,
});

export const entry = component({
  padding: space.x5,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@media': { [media.print]: { padding: 0, boxShadow: 'none' } },
});

export const linksTitle = component({ marginBlockEnd: space.x1, font: text.label });

export const linksList = component({
  position: 'relative',
  '::before': { ...shape, inset: '22px auto 22px 5px', borderInlineStart: `4px dotted ${color.line}` },
});

export const link = component({
  position: 'relative',
  display: 'flex',
  paddingBlock: space.x2,
  paddingInlineStart: '30px',
  outlineOffset: '-3px',
  font: `500 1rem/1.3 ${font.sans}`,
  selectors: {
    '&::before': {
      ...shape,
      insetInlineStart: 0,
      inlineSize: '14px',
      blockSize: '14px',
      borderRadius: radius.round,
      border: `3px solid ${color.control}`,
      background: color.ground,
    },
    '&:hover::before': { background: color.marigold, borderColor: color.ink },
  },
});
