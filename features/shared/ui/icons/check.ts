import { lineIcon } from './line-icon.tsx';

export const Check = lineIcon('M20 6 9 17l-5-5');
