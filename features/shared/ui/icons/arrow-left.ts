import { lineIcon } from './line-icon.tsx';

export const ArrowLeft = lineIcon('m12 19-7-7 7-7M19 12H5');
