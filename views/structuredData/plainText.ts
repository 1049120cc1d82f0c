/** A line of content without Markdown's inline links; their labels remain. */
export const plainText = (line: string): string => line.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
