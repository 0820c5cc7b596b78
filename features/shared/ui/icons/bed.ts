import { lineIcon } from './line-icon.tsx';

export const Bed = lineIcon('M3 19v-6h18v6M3 16.5h18M5 13V6h14v7M8 13v-3h8v3');
