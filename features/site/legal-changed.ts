/** The day on which the legal pages were last changed. */
export const lastChanged = '21 November 2026';
