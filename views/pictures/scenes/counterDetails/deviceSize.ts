/** The size of a device over the middle of a column of a table; the three are drawn to one scale. */
export const deviceSize = { width: 152, height: 192 } as const;
