import { lineIcon } from './line-icon.tsx';

export const Pennant = lineIcon('M6 21V3l12 4.5L6 12');
