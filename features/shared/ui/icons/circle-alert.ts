import { lineIcon } from './line-icon.tsx';

export const CircleAlert = lineIcon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4M12 16h.01');
