/** The size of a device over a column of a table. */
export const deviceSize = { width: 152, height: 156 } as const;
