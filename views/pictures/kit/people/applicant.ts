/** Who applies on the page about careers: she looks the same on each of her papers, in the talk and on her first day, and like nobody of the team. */
export const applicant = { hair: 'bob', glasses: true, clothes: 'marigold' } as const;
