/** The size of a device over a column of a table; it stands at its left edge, as the words below it do. */
export const deviceSize = { width: 120, height: 160 } as const;
