import { component, shape } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, shadow, space } from '#styles/tokens.css.ts';

export const cards = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
  gap: `${space.x6} ${space.x5}`,
});

/* Each line has a fixed height: long lists rely on equally high cards and skeletons. */

export const card = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.surface,
  // Above the picture, which would cover a hairline of the card itself; the outline is for forced colours.
  '::after': {
    ...shape,
    inset: 0,
    borderRadius: radius.card,
    boxShadow: shadow.hairline,
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    pointerEvents: 'none',
  },
});

export const frame = component({ flex: 'none', blockSize: '200px' });

export const plateLine = component({
  position: 'relative',
  flex: 'none',
  minBlockSize: '58px',
  marginBlockStart: '-29px',
  paddingInline: space.x4,
  pointerEvents: 'none',
});

export const plate = component({
  display: 'inline-block',
  padding: '11px 14px 8px',
  fontSize: '1.375rem',
  fontVariantNumeric: 'tabular-nums',
});

/** For whom the price is. */
export const scope = component({
  display: 'block',
  marginBlockStart: '3px',
  fontSize: '.8125rem',
  fontStretch: '80%',
  lineHeight: 1.1,
});

export const body = component({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space.x2,
  padding: `${space.x2} ${space.x4} ${space.x4}`,
});

export const title = component({ flexWrap: 'nowrap', justifyContent: 'space-between' });

const cut = {
  overflow: 'hidden',
  '@media': {
    [media.print]: { display: 'block', blockSize: 'auto', overflow: 'visible', whiteSpace: 'normal' },
  },
} as const;
const oneLine = { ...cut, textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const place = component({ ...oneLine, font: `700 1.5rem/1.25 ${font.sans}` });

export const name = component({ ...oneLine, blockSize: '1.5em' });

export const facts = component({
  columnGap: space.x4,
  blockSize: '1.5em',
  overflow: 'hidden',
  fontWeight: 600,
});

export const description = component({
  ...cut,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  // Three lines even for a shorter text; the fourth is hidden.
  blockSize: 'calc(3 * 1.45em)',
  font: `400 1rem/1.45 ${font.sans}`,
});
