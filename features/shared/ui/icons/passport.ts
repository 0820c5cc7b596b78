import { lineIcon } from './line-icon.tsx';

export const Passport = lineIcon('M6 2.5h12v19H6ZM9 17.5h6M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0');
