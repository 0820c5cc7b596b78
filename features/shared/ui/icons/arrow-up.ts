import { lineIcon } from './line-icon.tsx';

export const ArrowUp = lineIcon('m5 12 7-7 7 7M12 19V5');
