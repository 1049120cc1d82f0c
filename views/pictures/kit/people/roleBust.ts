/** Where the bust of each who has a part in a network of shops stands, on the lower edge of its picture, and its size. */
export const roleBust = { x: 9, y: 46, scale: 1.1 } as const;
