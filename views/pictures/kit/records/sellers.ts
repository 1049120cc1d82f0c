import type { Colour } from '../../palette.ts';
import type { LookProps } from '../people/PersonHead.tsx';

type SellerLook = LookProps & { readonly clothes: Colour };

/** Who sells in the example of a compensation plan: the same person looks the same in every picture. */
export const sellers = {
  Rekha: { hair: 'bun', clothes: 'brand' },
  Anil: { hair: 'short', clothes: 'green', skin: 'skin-deep', moustache: true, grey: true },
  Farida: { hair: 'dupatta', clothes: 'brand' },
  Joy: { hair: 'quiff', clothes: 'brand' },
  Mitali: { hair: 'long', clothes: 'green', skin: 'skin-deep' },
  Arjan: { hair: 'turban', clothes: 'brand' },
  Nisha: { hair: 'bob', clothes: 'green', glasses: true },
} as const satisfies Readonly<Record<string, SellerLook>>;

export type SellerName = keyof typeof sellers;
