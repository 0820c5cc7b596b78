/** What our backend offers to everybody who is signed in; the answer of `/auth/me` names it. */
export const memberFeatures = ['profile'] as const;

/** What our backend offers beside the specification; `adminVerifyToken` names it. `admin`: all that administrators have. */
export const features = [...memberFeatures, 'admin'] as const;
export type Feature = (typeof features)[number];
