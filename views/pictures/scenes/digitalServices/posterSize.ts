/** Five tall pictures stand side by side. */
export const posterSize = { width: 280, height: 376 } as const;
