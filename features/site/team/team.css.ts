import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space, text } from '#styles/tokens.css.ts';

export const notebook = component({ paddingBlock: space.section, background: color.tulsi });

export const book = component({
  display: 'grid',
  borderRadius: radius.card,
  background: color.cardPaper,
  boxShadow: `inset 0 0 0 1px ${color.cardRule}`,
  '@media': { [media.panel]: { gridTemplateColumns: 'minmax(0, 1.42fr) minmax(0, 1fr)' } },
});

export const page = component({
  padding: 'clamp(22px, 3vw, 40px) clamp(20px, 3.4vw, 48px)',
  selectors: { '& + &': { borderBlockStart: `2px solid ${color.cardRule}` } },
  '@media': {
    [media.panel]: {
      selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: `2px solid ${color.cardRule}` } },
    },
  },
});

export const title = component({
  color: color.cardInk,
  font: text.h3,
  selectors: { '* + &': { marginBlockStart: space.x6 } },
});

const ruled = { borderBlockEnd: `1px solid ${color.cardRule}` } as const;

export const route = component({
  ...ruled,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space.x4}`,
  paddingBlock: '14px 10px',
  selectors: { '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 } },
});

export const routeName = component({ font: `700 1.1875rem/1.3 ${font.sans}` });

export const by = component({ color: color.soft, fontWeight: 400, fontSize: '1rem', whiteSpace: 'nowrap' });

export const times = component({ color: color.cardInk, font: text.label, whiteSpace: 'nowrap' });

export const advice = component({ gridColumn: '1 / -1', font: `400 1.125rem/1.45 ${font.serif}` });

export const notebookLine = component({
  ...ruled,
  paddingBlock: '10px 6px',
  font: `400 1.125rem/1.4 ${font.serif}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
