/** Three invented shop networks, each with the sign, name and colour that it gives the same app. */
import type { Colour } from '../../palette.ts';
import type { BrandSign } from './BrandMark.tsx';

export interface ShopBrand {
  readonly name: string;
  readonly sign: BrandSign;
  readonly tone: Colour;
  readonly soft: Colour;
  /** What reads on the colour of the brand, in both schemes. */
  readonly on: Colour;
}

/** The network whose app other pictures show as well. */
export const malda: ShopBrand = {
  name: 'Malda Mobile',
  sign: 'bolt',
  tone: 'marigold',
  soft: 'marigold-soft',
  on: 'deep',
};

export const shopBrands: readonly ShopBrand[] = [
  { name: 'Asansol Pay', sign: 'bars', tone: 'green', soft: 'green-soft', on: 'surface' },
  malda,
  { name: 'Siliguri Direct', sign: 'letter', tone: 'red', soft: 'red-soft', on: 'surface' },
];
