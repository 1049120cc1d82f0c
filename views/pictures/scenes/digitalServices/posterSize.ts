/** Five tall pictures stand side by side: what each shows is whole, 24 from the upper and from the lower edge. */
export const posterSize = { width: 280, height: 376 } as const;
