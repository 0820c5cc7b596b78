import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
} as const;

export const highlights = component({ ...columns, columnGap: space.x6 });

export const highlight = component({
  display: 'flex',
  gap: space.x3,
  paddingBlock: space.x3,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.print]: { paddingBlock: '3px' } },
});

export const star = component({
  flex: 'none',
  marginBlockStart: '3px',
  fill: color.marigold,
  color: color.ink,
});

export const columnGrid = component({ ...columns, gap: space.x4 });

const side = {
  padding: space.x5,
  borderRadius: radius.card,
  '@media': { [media.print]: { padding: `${space.x2} 0`, background: 'none' } },
} as const;
export const included = component({ ...side, background: color.tulsi });
export const excluded = component({ ...side, background: color.gulabi });

export const columnTitle = component({ marginBlockEnd: space.x3, font: text.h3 });

export const entry = component({
  display: 'flex',
  gap: space.x3,
  paddingBlock: '6px',
  '@media': { [media.print]: { paddingBlock: '2px' } },
});

const mark = { flex: 'none', marginBlockStart: '2px' } as const;
export const check = component({ ...mark, color: color.success });
export const cross = component({ ...mark, color: color.danger });
