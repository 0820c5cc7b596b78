import { lineIcon } from '#features/shared/ui/line-icon.tsx';

export const ArrowDown = lineIcon('M12 5v14M19 12l-7 7-7-7');
export const ArrowUp = lineIcon('m5 12 7-7 7 7M12 19V5');
export const Copy = lineIcon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
);
export const ExternalLink = lineIcon(
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
);
export const Grip = lineIcon('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01');
export const History = lineIcon('M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2');
export const Menu = lineIcon('M4 5h16M4 12h16M4 19h16');
export const Plus = lineIcon('M5 12h14M12 5v14');
export const Trash = lineIcon(
  'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6',
);
