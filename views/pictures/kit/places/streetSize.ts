/** What the houses in the street of the home page have in common: the scale of everybody in them, and where the pavement is. */
export const streetSize = { people: 1.2, ground: 380 } as const;

/** The top of a standing person of 264. */
export const standing = streetSize.ground - 264 * streetSize.people;
