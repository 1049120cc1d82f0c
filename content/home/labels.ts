/** What the strip of logos says to those who cannot see it move. Browsers get it too, so it is nothing but words. */
export const stripLabels = {
  section: (heading: string) => `${heading}: logos`,
  logos: 'Logos',
  move: 'Move the logos',
  stop: 'Stop the logos',
} as const;
