import { lineIcon } from './line-icon.tsx';

export const Phone = lineIcon(
  'M6 3h3l2 5-2.5 2a14 14 0 0 0 5.5 5.5l2-2.5 5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
);
