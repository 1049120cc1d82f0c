/** The side of a pictogram that is away from the light. */
export const shade = { className: 'deep', opacity: 0.2 } as const;

/** The same on marigold, which indigo would make brown. */
export const warmShade = { className: 'red', opacity: 0.32 } as const;
