import { component } from '#styles/component.ts';
import { deferredLayout, deferredParts } from '#styles/deferred-layout.ts';
import { space } from '#styles/tokens.css.ts';

/** Rows as high as a complete card, because cards far from the viewport are less high. */
export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
  gridAutoRows: '1fr',
  gap: `${space.x6} ${space.x5}`,
});

export const deferred = deferredParts.map((part) =>
  component(deferredLayout(part, { phone: 483, tablet: 483, desktop: 483 })),
);
