export const lastChanged = '21 November 2026';
