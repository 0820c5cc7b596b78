import { lineIcon } from './line-icon.tsx';

export const ArrowDown = lineIcon('M12 5v14M19 12l-7 7-7-7');
