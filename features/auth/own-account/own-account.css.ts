import { component } from '#styles/component.ts';
import { space, text } from '#styles/tokens.css.ts';

/** The address of a person may be a long word. */
export const forms = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  maxInlineSize: '560px',
  overflowWrap: 'anywhere',
});

export const saved = component({ font: text.label });
