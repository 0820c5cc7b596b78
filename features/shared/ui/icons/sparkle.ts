import { lineIcon } from './line-icon.tsx';

export const Sparkle = lineIcon('M12 2l2.5 7.5L22 12l-7.5 2.5L12 22l-2.5-7.5L2 12l7.5-2.5z');
