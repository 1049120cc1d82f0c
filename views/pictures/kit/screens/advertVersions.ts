/** Two versions of one advertisement: name, two lines of words, enquiries, and the ground. */
export const advertVersions = [
  {
    name: 'A',
    words: ['Sofas for', 'every home'],
    enquiries: 8,
    ground: 'marigold-soft',
    tone: 'marigold',
  },
  {
    name: 'B',
    words: ['Delivered in', 'Siliguri'],
    enquiries: 14,
    ground: 'green-soft',
    tone: 'green',
    stays: true,
  },
] as const;

export type AdvertVersion = (typeof advertVersions)[number];
