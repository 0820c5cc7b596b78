import { lineIcon } from './line-icon.tsx';

export const UserRound = lineIcon('M7 8a5 5 0 1 0 10 0A5 5 0 1 0 7 8M20 21a8 8 0 0 0-16 0');
