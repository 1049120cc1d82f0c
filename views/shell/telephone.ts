/** The `tel:` address of a phone number as people write it (RFC 3966). */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
