import { columns, component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, text } from '#styles/tokens.css.ts';

const line = `2px solid ${color.cardRule}`;

export const book = component({
  ...columns(1, { [media.panel]: '1.42fr 1fr' }),
});

export const page = component({
  padding: 'clamp(22px, 3vw, 40px) clamp(20px, 3.4vw, 48px)',
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': {
    [media.panel]: { selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: line } } },
  },
});

export const title = component({
  color: color.cardInk,
  selectors: { '* + &': { marginBlockStart: space.x6 } },
});

const ruled = { borderBlockEnd: `1px solid ${color.cardRule}`, font: text.reading } as const;

export const route = component({
  ...ruled,
  ...columns('1fr auto'),
  gap: `2px ${space.x4}`,
  paddingBlock: '14px 10px',
  selectors: { '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 } },
});

export const by = component({ font: text.body, whiteSpace: 'nowrap' });

export const times = component({ color: color.cardInk, font: text.label, whiteSpace: 'nowrap' });

export const advice = component({ gridColumn: '1 / -1' });

export const item = component({
  ...ruled,
  paddingBlock: '10px 6px',
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
