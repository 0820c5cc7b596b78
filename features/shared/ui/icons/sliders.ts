import { lineIcon } from './line-icon.tsx';

export const Sliders = lineIcon('M21 5H14M10 5H3M21 12H12M8 12H3M21 19H16M12 19H3M14 3v4M8 10v4M16 17v4');
