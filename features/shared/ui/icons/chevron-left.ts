import { lineIcon } from './line-icon.tsx';

export const ChevronLeft = lineIcon('m15 18-6-6 6-6');
