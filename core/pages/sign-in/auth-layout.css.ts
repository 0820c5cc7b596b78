import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

/** Height of the window below the header. */
const view = 'min(940px, 100vh - 85px)';

export const layout = component({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
      minBlockSize: view,
      marginBlockEnd: 'clamp(40px, 5vw, 64px)',
    },
  },
});

/** Stays in view beside a longer form; its height does not depend on the form, which may load later. */
export const posterColumn = component({
  position: 'relative',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '85px',
      alignSelf: 'start',
      blockSize: `max(420px, ${view})`,
    },
  },
});

export const picture = component({
  blockSize: 'clamp(230px, 38vw, 320px)',
  overflow: 'hidden',
  background: color.sunk,
  '@media': { [media.desktop]: { position: 'absolute', inset: 0, blockSize: 'auto' } },
});

export const poster = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** The board overlaps the picture's lower edge; on desktops it is inside the picture. */
export const stand = component({
  position: 'relative',
  inlineSize: `min(440px, 100% - 2 * ${space.gutter})`,
  marginBlockStart: `calc(-1 * ${space.x8})`,
  marginInline: 'auto',
  '@media': {
    [media.desktop]: { position: 'absolute', insetInline: 0, insetBlockEnd: 0, margin: '0 auto' },
  },
});

/** Two legs of 14 px under the board, drawn as the inline borders of one box. */
export const legs = component({
  display: 'none',
  blockSize: 'clamp(48px, 5vw, 76px)',
  marginInline: '46px',
  borderInline: `14px solid ${color.deep}`,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const formColumn = component({
  display: 'grid',
  alignContent: 'center',
  gap: space.x6,
  inlineSize: `min(560px, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingBlock: `${space.x7} ${space.x8}`,
  '@media': { [media.desktop]: { inlineSize: 'min(472px, 100% - 80px)', paddingBlock: space.x8 } },
});

export const section = component({ display: 'grid', gap: space.x3 });

export const title = component({ fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)' });

export const sessionEnd = component({
  padding: space.x4,
  borderInlineStart: `6px solid ${color.marigold}`,
  borderRadius: radius.card,
  background: color.haldi,
  font: text.body,
});

export const lead = component({
  textWrap: 'pretty',
  marginBlockEnd: space.x2,
  color: color.soft,
  font: text.body,
});
