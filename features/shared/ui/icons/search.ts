import { lineIcon } from './line-icon.tsx';

export const Search = lineIcon('M21 21l-4.34-4.34M19 11A8 8 0 1 1 3 11a8 8 0 0 1 16 0z');
