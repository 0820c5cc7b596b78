/** What our backend offers beside the specification; the answer of `adminVerifyToken` names it. */
export const features = [
  'trash',
  'history',
  'audit',
  'backups',
  'backupNow',
  'status',
  'localName',
  'counts',
  'advice',
  'pictures',
  'order',
  'prices',
  'visibility',
  'agency',
  'lists',
] as const;
export type Feature = (typeof features)[number];
