import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

export const loading = component({ display: 'grid', placeItems: 'center', paddingBlock: space.section });
