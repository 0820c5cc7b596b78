import { component } from '#styles/component.ts';

export const body = component({ paddingBlockStart: 'clamp(32px, 4vw, 56px)' });
