import { style } from '@vanilla-extract/css';
import { control } from '#features/shared/ui/form/field.css.ts';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { space, target, text } from '#styles/tokens.css.ts';

/** Not `media.tablet` turned round: widths between whole pixels are on one side only. */
const onPhone = 'screen and (max-width: 599.98px)';

const paddingBlock = `calc((${target.main} - 1.5 * 1.0625rem) / 2 - 1.5px)`;

/** `::after` repeats the text in the same type, which gives the frame its height. */
export const frame = component({
  display: 'grid',
  minInlineSize: 0,
  '::after': {
    content: 'attr(data-text) " "',
    gridArea: '1 / 1',
    minInlineSize: 0,
    minBlockSize: target.main,
    padding: `${paddingBlock} ${space.x3}`,
    border: '1.5px solid transparent',
    font: text.body,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    visibility: 'hidden',
  },
});

/** The half line shows that there is more. */
const shortHeight = '102px';

export const short = component({
  '@media': {
    [onPhone]: { selectors: { '&::after': { maxBlockSize: shortHeight, overflow: 'hidden' } } },
  },
});

export const area = style([
  control,
  {
    '@layer': {
      [components]: {
        gridArea: '1 / 1',
        paddingBlock,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        resize: 'none',
      },
    },
  },
]);
