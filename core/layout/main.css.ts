import { component } from '#styles/component.ts';

export const main = component({ display: 'block', minBlockSize: '100vh' });
