/** The size of the drawing of what a role works with. */
export const roleSize = { width: 400, height: 232 } as const;
