/** Five tall screens stand side by side. */
export const posterSize = { width: 280, height: 376 } as const;

/** The phone on them runs over the lower edge; its screen is 206 wide, and 340 of it are seen. */
export const posterPhone = { x: 28, y: 30, width: 224, height: 460 } as const;
