import { lineIcon } from './line-icon.tsx';

export const ChevronDown = lineIcon('m6 9 6 6 6-6');
