import { component } from '#styles/component.ts';
import { deferredLayout } from '#styles/deferred-layout.ts';
import { media } from '#styles/media.ts';
import { color, space, text } from '#styles/tokens.css.ts';

const homeSection = { paddingBlock: space.section, contain: 'paint' };

export const destinations = component(homeSection);
/** On the same background as the tiles above, so the padding of one section is enough between them. */
export const domestic = component({
  ...homeSection,
  ...deferredLayout('3', { phone: 738, tablet: 720, desktop: 721 }),
  paddingBlockStart: 0,
});
export const international = component({
  ...homeSection,
  ...deferredLayout('4', { phone: 794, tablet: 776, desktop: 816 }),
  background: color.haldi,
});
export const reviews = component(deferredLayout('5', { phone: 535, tablet: 475, desktop: 565 }));
export const stories = component(deferredLayout('6', { phone: 2380, tablet: 2050, desktop: 1800 }));

export const packagesBody = component({ paddingBlock: `clamp(24px, 2.6vw, 36px) ${space.section}` });

export const shortlistBody = component({ paddingBlock: `clamp(40px, 5vw, 72px) ${space.section}` });

export const detailBody = component({
  paddingBlockStart: 'clamp(32px, 4vw, 56px)',
  '@media': { [media.print]: { padding: 0 } },
});

export const editLine = component({
  marginBlockEnd: space.x4,
  '@media': { [media.print]: { display: 'none' } },
});

export const detailEnd = component({
  paddingBlockEnd: space.section,
  '@media': { [media.print]: { display: 'none' } },
});

/** Away from the price bar of a narrow page. */
export const neighbours = component({ paddingBlockStart: space.x6 });

export const neighbourCards = component({
  display: 'grid',
  gap: `${space.x6} ${space.x5}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const profileBody = component({
  display: 'grid',
  gap: space.x6,
  alignItems: 'start',
  paddingBlock: space.section,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.x8 },
  },
});

export const profileIntro = component({ display: 'grid', gap: space.x4 });

export const profileLead = component({ maxInlineSize: '40ch', color: color.soft, font: text.lead });

export const message = component({
  display: 'grid',
  gap: `${space.x7} clamp(32px, 6vw, 88px)`,
  paddingBlock: space.section,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
    [media.print]: { padding: 0 },
  },
});

export const messageText = component({ maxInlineSize: '46ch', font: text.lead });

export const messageActions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  marginBlockStart: space.x5,
});

export const loading = component({ display: 'grid', placeItems: 'center', paddingBlock: space.section });
