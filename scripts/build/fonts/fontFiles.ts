import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const sans = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-';
const mono = '@fontsource/jetbrains-mono/files/jetbrains-mono-';

/** Where the packages have the fonts of pages and pictures. The rupee sign is in the extended files only. */
export const fontFiles = {
  sans: resolve(`${sans}latin-wght-normal.woff2`),
  sansExtended: resolve(`${sans}latin-ext-wght-normal.woff2`),
  mono: resolve(`${mono}latin-400-normal.woff2`),
  monoExtended: resolve(`${mono}latin-ext-400-normal.woff2`),
} as const;
