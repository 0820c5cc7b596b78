import { lineIcon } from './line-icon.tsx';

export const CalendarDays = lineIcon('M3 5h18v16H3zM3 10h18M8 2v5m8-5v5M8 14h1m3 0h1m3 0h1m-9 3h1m3 0h1');
