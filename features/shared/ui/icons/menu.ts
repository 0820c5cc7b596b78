import { lineIcon } from './line-icon.tsx';

export const Menu = lineIcon('M4 5h16M4 12h16M4 19h16');
