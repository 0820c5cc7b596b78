import { lineIcon } from './line-icon.tsx';

export const Mountain = lineIcon('m8 3 4 8 5-5 5 15H2L8 3z');
