import { columns, component } from '#styles/component.ts';
import { deferredLayout } from '#styles/deferred-layout.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

const padded = (start: string, end: string = space.section) =>
  component({
    paddingBlock: `${start} ${end}`,
    '@media': { [media.print]: { padding: 0 } },
  });

const contain = 'paint';

export const destinations = component({ contain });
/** On the same background as the tiles above, so the padding of one section is enough between them. */
export const domestic = component({
  ...deferredLayout('3', { phone: 738, tablet: 720, desktop: 721 }),
  contain,
  paddingBlockStart: 0,
});
export const international = component({
  ...deferredLayout('4', { phone: 794, tablet: 776, desktop: 816 }),
  contain,
});
export const reviews = component(deferredLayout('5', { phone: 535, tablet: 475, desktop: 565 }));
export const stories = component(deferredLayout('6', { phone: 2364, tablet: 1982, desktop: 1793 }));

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
