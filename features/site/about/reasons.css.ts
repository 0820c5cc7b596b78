import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, space, text as fonts } from '#styles/tokens.css.ts';

export const section = component({ paddingBlock: space.section, background: color.haldi });

export const columns = component({
  display: 'grid',
  gap: 'clamp(24px, 5vw, 72px)',
  '@media': { [media.panel]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const head = component({
  '@media': { [media.panel]: { position: 'sticky', insetBlockStart: '108px', alignSelf: 'start' } },
});

export const lead = component({ marginBlock: `${space.x4} ${space.x5}`, font: fonts.lead });

export const list = component({ display: 'grid' });

export const reason = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'clamp(16px, 2.4vw, 28px)',
  paddingBlock: space.x5,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
});

/** A kilometre stone of an Indian highway, with a round yellow top. */
export const number = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '60px',
  paddingBlockStart: '3px',
  borderBlockStart: `22px solid ${color.marigold}`,
  borderRadius: '24px 24px 3px 3px',
  background: color.stampPaper,
  color: color.onMarigold,
  font: `800 1.375rem/1 ${font.sans}`,
});

export const text = component({ maxInlineSize: '58ch', marginBlockStart: space.x2, color: color.soft });
