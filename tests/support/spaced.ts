/** Text as it is read: a space that does not break is a space. */
export const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');
