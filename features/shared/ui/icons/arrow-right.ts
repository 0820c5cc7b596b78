import { lineIcon } from './line-icon.tsx';

export const ArrowRight = lineIcon('M5 12h14m-7-7 7 7-7 7');
