import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

export const page = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  paddingBlock: `clamp(32px, 4vw, 64px) ${space.section}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '264px minmax(0, 1fr)',
      columnGap: 'clamp(48px, 7vw, 104px)',
    },
    [media.print]: { display: 'block', padding: 0 },
  },
});

export const intro = component({
  display: 'grid',
  gap: space.x4,
  '@media': { [media.desktop]: { gridColumn: 2 } },
});

export const lead = component({ maxInlineSize: '60ch', font: text.lead });

export const lastChanged = component({ font: text.small, color: color.soft });

export const summary = component({
  maxInlineSize: '720px',
  marginBlockStart: space.x2,
  padding: space.x5,
  borderRadius: radius.card,
  background: color.tulsi,
});

export const summaryTitle = component({ marginBlockEnd: space.x2, font: text.h3, letterSpacing: 0 });

export const summaryPoint = component({ display: 'flex', gap: space.x3, paddingBlock: '6px' });

export const check = component({ flex: 'none', marginBlockStart: '2px', color: color.success });

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
    [media.print]: { display: 'none' },
  },
});

export const chapters = component({
  maxInlineSize: '720px',
  '@media': { [media.desktop]: { gridColumn: 2 } },
});

export const chapter = component({
  selectors: {
    '& + &': {
      marginBlockStart: 'clamp(36px, 4vw, 52px)',
      paddingBlockStart: 'clamp(28px, 3vw, 40px)',
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});

export const title = component({
  font: `800 clamp(1.5rem, 1.35rem + .8vw, 2rem)/1.1 ${font.sans}`,
  letterSpacing: 0,
});

const reading = `400 1.125rem/1.6 ${font.serif}`;

export const blockText = component({ marginBlockStart: space.x4, font: reading });

const items = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  marginBlockStart: space.x4,
  paddingInlineStart: '1.5em',
  font: reading,
} as const;

export const list = component({ ...items, listStyle: 'disc' });
export const steps = component({ ...items, listStyle: 'decimal' });
export const item = component({ '::marker': { color: color.rani, fontFamily: font.sans, fontWeight: 700 } });

export const table = component({
  inlineSize: '100%',
  marginBlockStart: space.x5,
  borderCollapse: 'collapse',
  font: text.body,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});

const box = {
  padding: `${space.x3} ${space.x4} ${space.x3} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const cell = component(box);
export const name = component({ ...box, inlineSize: '58%', fontWeight: 600 });

export const entries = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: space.x4,
  marginBlockStart: space.x5,
});

export const entry = component({
  padding: space.x5,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
  breakInside: 'avoid',
  '@media': { [media.print]: { padding: 0, boxShadow: 'none' } },
});

export const entryName = component({ overflowWrap: 'anywhere' });

export const facts = component({ display: 'grid', gap: space.x3, marginBlockStart: space.x3 });

export const fact = component({ overflowWrap: 'anywhere' });

export const term = component({ font: text.tiny, color: color.soft });

export const linksTitle = component({ marginBlockEnd: space.x1, font: text.label, color: color.soft });

const linksDot = '14px';

export const linksList = component({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '22px',
    insetInlineStart: '5px',
    borderInlineStart: `4px dotted ${color.line}`,
  },
});

export const linksItem = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target.least,
  paddingBlock: space.x2,
  paddingInlineStart: '30px',
  outlineOffset: '-3px',
  font: `500 1rem/1.3 ${font.sans}`,
  textDecoration: 'none',
  textUnderlineOffset: '4px',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: linksDot,
      blockSize: linksDot,
      borderRadius: radius.round,
      border: `3px solid ${color.control}`,
      background: color.ground,
    },
    '&:hover': { textDecoration: 'underline' },
    '&:hover::before': { background: color.marigold, borderColor: color.ink },
  },
});
