/** A picture of a mission point on a phone. Its corners are as round as the page's outline around it. */
export const narrowMissionSize = { width: 400, height: 324, radius: 10 } as const;
