export const lastChanged = '22 November 2026';
