import { style } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { color, motion, radius, space, target, text } from '#styles/tokens.css.ts';

export const field = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x1,
  minInlineSize: 0,
});

export const label = component({ font: text.label });

export const hint = component({ font: text.small, color: color.soft });

export const error = component({
  display: 'flex',
  alignItems: 'start',
  gap: space.x2,
  marginBlockStart: space.x1,
  font: text.small,
  color: color.danger,
  overflowWrap: 'anywhere',
});

export const errorIcon = component({ flex: 'none' });

export const control = component({
  inlineSize: '100%',
  minBlockSize: target.main,
  padding: `${space.x2} ${space.x3}`,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  font: text.body,
  transition: `border-color ${motion.hover}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.ink },
    '&[aria-invalid]:not(:disabled)': { border: `2px solid ${color.danger}` },
    '&::placeholder': { color: color.soft, opacity: 1 },
    // Browsers add an opacity of their own: Chrome to a select, Safari on iOS to every field.
    '&:disabled, &[readonly]': { opacity: 1, backgroundColor: color.sunk, color: color.soft },
  },
});

export const area = style([
  control,
  { '@layer': { [components]: { display: 'block', resize: 'vertical', lineHeight: 1.5 } } },
]);

/** One colour in both themes, as a picture cannot take `currentColor`: 3.6 : 1 on the light surface. */
const chevron = [
  "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%237b8a80'",
  "stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E",
].join(' ');

export const select = style([
  control,
  {
    '@layer': {
      [components]: {
        // WebKit paints a grey box of its own otherwise.
        appearance: 'none',
        paddingInlineEnd: '32px',
        backgroundImage: `url("data:image/svg+xml,${chevron}")`,
        backgroundPosition: 'right 9px center',
        backgroundSize: '18px',
        backgroundRepeat: 'no-repeat',
        textOverflow: 'ellipsis',
        cursor: 'pointer',
      },
    },
  },
]);

export const alert = component({
  display: 'flex',
  alignItems: 'start',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  borderInlineStart: `6px solid ${color.danger}`,
  borderRadius: radius.card,
  background: color.gulabi,
  color: color.danger,
  font: text.label,
});

export const alertIcon = component({ flex: 'none' });

/** The backend's text can be one long word. */
export const alertContent = component({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const passwordBox = component({ position: 'relative' });

const toggleRoom = '4.75rem';

export const passwordInput = style({ '@layer': { [components]: { paddingInlineEnd: toggleRoom } } });

export const passwordToggle = component({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  minInlineSize: '4.25rem',
  minBlockSize: target.least,
  padding: `0 ${space.x2}`,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.soft,
  font: text.label,
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
