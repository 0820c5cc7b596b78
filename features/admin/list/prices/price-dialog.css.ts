import { component } from '#styles/component.ts';
import { color, space, text } from '#styles/tokens.css.ts';

export const form = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });

export const fields = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space.x3} ${space.x5}`,
});

export const amount = component({ flex: '0 1 120px' });

export const table = component({ inlineSize: '100%', borderCollapse: 'collapse', font: text.small });

const cell = {
  padding: `${space.x2} 0 ${space.x2} ${space.x3}`,
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: 'baseline',
} as const;
const first = { ...cell, paddingInlineStart: 0, textAlign: 'start' } as const;
const numeric = { ...cell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

export const heading = component({ ...first, fontWeight: 600, color: color.soft });
export const numberHeading = component({ ...numeric, fontWeight: 600, color: color.soft });
export const name = component({ ...first, fontWeight: 400 });
export const number = component({ ...numeric, color: color.soft, whiteSpace: 'nowrap' });
export const newNumber = component({ ...numeric, fontWeight: 700, whiteSpace: 'nowrap' });
export const reason = component({ ...numeric, color: color.soft });

export const apply = component({
  selectors: {
    '&[aria-disabled=true], &[aria-disabled=true]:hover:not(:disabled)': {
      background: color.sunk,
      color: color.soft,
      cursor: 'default',
    },
  },
});

export const summary = component({ font: text.small, color: color.soft });
