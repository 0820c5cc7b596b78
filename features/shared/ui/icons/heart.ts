import { lineIcon } from './line-icon.tsx';

export const Heart = lineIcon('m12 20-8-8a5 5 0 0 1 8-6 5 5 0 0 1 8 6z');
