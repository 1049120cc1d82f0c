/** The size of a device at the start of a column of a table; the three are drawn to one scale. */
export const deviceSize = { width: 96, height: 192 } as const;
