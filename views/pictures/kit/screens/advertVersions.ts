/** Two versions of one advertisement: name, enquiries, the ground, and the colours of the podium and of what is written on it. */
export const advertVersions = [
  {
    name: 'A',
    enquiries: 8,
    ground: 'marigold-soft',
    tone: 'marigold',
    ink: 'deep',
  },
  {
    name: 'B',
    enquiries: 14,
    ground: 'green-soft',
    tone: 'green',
    ink: 'surface',
    stays: true,
  },
] as const;

export type AdvertVersion = (typeof advertVersions)[number];
