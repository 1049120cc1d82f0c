/** Two versions of one advertisement: name, two lines of words, what its button says, enquiries, and the ground. */
export const advertVersions = [
  {
    name: 'A',
    words: ['Sofas for', 'every home'],
    button: 'Learn more',
    enquiries: 8,
    ground: 'marigold-soft',
    tone: 'marigold',
  },
  {
    name: 'B',
    words: ['Delivered in', 'Siliguri'],
    button: 'Call the shop',
    enquiries: 14,
    ground: 'green-soft',
    tone: 'green',
    stays: true,
  },
] as const;

export type AdvertVersion = (typeof advertVersions)[number];
