import { lineIcon } from './line-icon.tsx';

export const Plus = lineIcon('M5 12h14M12 5v14');
