import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';

export const body = component({
  paddingBlockStart: 'clamp(32px, 4vw, 56px)',
  '@media': { [media.print]: { padding: 0 } },
});

/** Keeps the room of a board of two lines that hangs under the picture, until the name is there. */
export const board = component({
  blockSize: '128px',
  '@media': { [media.desktop]: { display: 'none' } },
});
