import { style } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { color, motion, radius, space, target, text } from '#styles/tokens.css.ts';

export const error = component({
  flexWrap: 'nowrap',
  alignItems: 'start',
  marginBlockStart: space.x1,
  color: color.danger,
  overflowWrap: 'anywhere',
});

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

export const area = style([control, component({ display: 'block', resize: 'vertical', lineHeight: 1.5 })]);

/** One colour in both themes, as a picture cannot take `currentColor`: 3.6 : 1 on the light surface. */
const chevron = [
  "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%237b8a80'",
  "stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E",
].join(' ');

export const select = style([
  control,
  component({
    // WebKit paints a grey box of its own otherwise.
    appearance: 'none',
    paddingInlineEnd: '32px',
    backgroundImage: `url("data:image/svg+xml,${chevron}")`,
    backgroundPosition: 'right 9px center',
    backgroundSize: '18px',
    backgroundRepeat: 'no-repeat',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  }),
]);

export const alert = component({ flexWrap: 'nowrap', alignItems: 'start' });

/** The backend's text can be one long word. */
export const alertContent = component({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const passwordBox = component({ position: 'relative' });

export const passwordInput = component({ paddingInlineEnd: '4.75rem' });

export const passwordToggle = component({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  minInlineSize: '4.25rem',
  minBlockSize: target.least,
  padding: `0 ${space.x2}`,
  borderRadius: radius.control,
  color: color.soft,
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
