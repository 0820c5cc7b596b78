import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

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
  '@media': { [media.desktop]: { position: 'absolute', inset: 0, blockSize: 'auto' } },
});

/** The board overlaps the picture's lower edge; on desktops it is inside the picture. */
export const stand = component({
  position: 'relative',
  inlineSize: `min(440px, 100% - 2 * ${space.gutter})`,
  marginBlockStart: `calc(-1 * ${space.x8})`,
  marginInline: 'auto',
  '@media': {
    [media.desktop]: { position: 'absolute', inset: 'auto 0 0', margin: '0 auto' },
  },
});

export const formColumn = component({
  alignContent: 'center',
  inlineSize: `min(560px, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingBlock: `${space.x7} ${space.x8}`,
  '@media': { [media.desktop]: { inlineSize: 'min(472px, 100% - 80px)', paddingBlock: space.x8 } },
});
