import { columns, component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

const padded = (start: string, end: string = space.section) =>
  component({
    paddingBlock: `${start} ${end}`,
    '@media': { [media.print]: { padding: 0 } },
  });

export const packagesBody = padded('clamp(24px, 2.6vw, 36px)');

export const shortlistBody = padded('clamp(40px, 5vw, 72px)');

export const detailBody = padded('clamp(32px, 4vw, 56px)', '0');

export const editLine = component({ marginBlockEnd: space.x4 });

export const detailEnd = component({ paddingBlockEnd: space.section });

/** Away from the price bar of a narrow page. */
export const neighbours = component({ paddingBlockStart: space.x6 });

export const neighbourCards = component({
  ...columns(1, { [media.tablet]: 2, [media.desktop]: 3 }),
  gap: `${space.x6} ${space.x5}`,
});

export const message = padded(space.section);
