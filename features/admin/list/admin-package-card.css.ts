import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, radius, space, text } from '#styles/tokens.css.ts';

export const frame = component({
  selectors: { '&:focus-visible': { outlineOffset: '-5px', boxShadow: `inset 0 0 0 5px ${color.surface}` } },
});

export const picture = component({
  transition: `scale ${motion.picture} ${motion.ease}, filter ${motion.slide}`,
  selectors: { [`${frame}:hover &`]: { scale: '1.045' } },
});

export const deleting = component({ filter: 'grayscale(1) opacity(.55)' });

export const spinner = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  blockSize: '200px',
});

export const actions = component({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr 48px' } },
  gap: space.x2,
  paddingBlockStart: space.x1,
});

export const action = component({ minInlineSize: 0, paddingInline: space.x1 });

/** On a phone a row of its own, with its word. */
export const duplicate = component({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto', padding: 0 } },
});

export const duplicateText = component({
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const copyLink = component({ gridColumn: '1 / -1', paddingInline: space.x1 });

const label = {
  justifySelf: 'start',
  alignSelf: 'start',
  padding: `2px ${space.x2}`,
  borderRadius: radius.card,
  font: text.small,
  fontWeight: 600,
  color: color.ink,
  overflowWrap: 'anywhere',
} as const;

export const badge = {
  link: component({ ...label, background: color.tulsi, boxShadow: `inset 0 0 0 1px ${color.line}` }),
  draft: component({ ...label, background: color.haldi, boxShadow: `inset 0 0 0 1px ${color.line}` }),
};
