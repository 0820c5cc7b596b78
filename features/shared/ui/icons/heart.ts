import { lineIcon } from './line-icon.tsx';

export const Heart = lineIcon('m12 20.5-8.3-8.3a5.3 5.3 0 0 1 7.5-7.5l.8.8.8-.8a5.3 5.3 0 0 1 7.5 7.5z');
