import { lineIcon } from './line-icon.tsx';

export const Utensils = lineIcon('M6 3v5a2.5 2.5 0 0 0 5 0V3M8.5 3v18M18 21v-7h-3c0-5 .5-9 3-11v11');
