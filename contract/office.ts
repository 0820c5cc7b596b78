/** The office as one finds it, beyond what every page prints of it (agency.ts). */

/** When somebody sits at the desks; Indian Standard Time. */
export const hours = [
  { days: 'Monday to Saturday', time: '10\u00a0am to 7\u00a0pm' },
  { days: 'Sunday', time: 'closed, but messages are read' },
] as const;

/** Where the door is, in degrees (WGS 84). */
export const place = { latitude: 18.5272, longitude: 73.8732 } as const;
