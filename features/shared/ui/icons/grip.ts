import { lineIcon } from './line-icon.tsx';

export const Grip = lineIcon('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01');
