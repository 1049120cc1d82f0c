import type { Manifest } from '../assets/manifest.ts';
import type { CompanySettings } from './companySettings.ts';

/** Whether the styles and icons of a build are those of a brand. Without one, any build will do. */
export const isBuiltWith = (brand: CompanySettings['brand'] = {}, { brand: built }: Manifest) =>
  (brand.color === undefined || brand.color === built.color) &&
  (brand.logo === undefined || brand.logo === built.logo);
