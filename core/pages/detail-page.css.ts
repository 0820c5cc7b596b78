import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';

export const body = component({
  paddingBlockStart: 'clamp(32px, 4vw, 56px)',
  '@media': { [media.print]: { padding: 0 } },
});
