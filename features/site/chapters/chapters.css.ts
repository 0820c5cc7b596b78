import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space, text } from '#styles/tokens.css.ts';

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
