import { lineIcon } from './line-icon.tsx';

export const Car = lineIcon(
  'M3 17v-5l2.5-5.5h13L21 12v5ZM3 12h18M6.5 17v2.5M17.5 17v2.5M6.5 14.5h1M16.5 14.5h1',
);
