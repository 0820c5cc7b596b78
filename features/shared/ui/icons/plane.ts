import { lineIcon } from './line-icon.tsx';

export const Plane = lineIcon(
  'M12 2.5c-.9 0-1.5.8-1.5 2v5L3 14v2l7.5-2v4.5L8 20.5V22l4-1 4 1v-1.5l-2.5-2V14l7.5 2v-2l-7.5-4.5v-5c0-1.2-.6-2-1.5-2Z',
);
