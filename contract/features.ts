/** What our backend offers to everybody who is signed in; the answer of `/auth/me` names it. */
export const memberFeatures = ['profile'] as const;

/** What our backend offers beside the specification; the answer of `adminVerifyToken` names it. */
export const features = [
  ...memberFeatures,
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
  'account',
  'lists',
  'copies',
  'destinationOrder',
  'firstSteps',
] as const;
export type Feature = (typeof features)[number];
