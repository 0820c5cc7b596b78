/** What our backend offers beside the specification; the answer of `adminVerifyToken` names it. */
export const features = ['trash', 'history', 'audit', 'backups', 'status', 'agency'] as const;
export type Feature = (typeof features)[number];
