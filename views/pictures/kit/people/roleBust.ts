/** Where the bust of those stands who have a panel in a network of shops, on the lower edge of its picture, and its size. */
export const roleBust = { x: 9, y: 46, scale: 1.1 } as const;
