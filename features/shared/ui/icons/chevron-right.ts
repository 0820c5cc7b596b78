import { lineIcon } from './line-icon.tsx';

export const ChevronRight = lineIcon('m9 18 6-6-6-6');
