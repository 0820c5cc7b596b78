/** What our backend offers beside the specification, as `adminVerifyToken` answers it. */
export const ownFeatures = ['backups', 'status'] as const;
