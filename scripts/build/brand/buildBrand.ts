import { writeFile } from 'node:fs/promises';
import type { BuiltPicture, Manifest } from '#server/assets/manifest.ts';
import { shortHash } from '../cached.ts';
import type { Logo } from '../pictures/sanitiseLogo.ts';
import type { Brand } from './brand.ts';

/** Writes the icons and the mark of an owner's brand, and returns what the server has to know about it. */
export async function buildBrand(
  brand: Brand,
  dist: string,
): Promise<Pick<Manifest, 'brand' | 'mark' | 'theme'>> {
  const { settings, logo, icon, colours } = brand;
  if (icon !== undefined) {
    const { buildIcons } = await import('./buildIcons.ts');
    await buildIcons(brand, `${dist}public/`);
  }
  return {
    brand: settings,
    mark: logo && (await writeMark(logo, dist)),
    theme: { paper: [...colours.paper], brand: colours.brand[0] },
  };
}

/* As tall as the site's own mark. */
const markHeight = 32;

async function writeMark({ svg, ratio }: Logo, dist: string): Promise<BuiltPicture> {
  const file = `/assets/mark-${shortHash(svg)}.svg`;
  await writeFile(`${dist}${file.slice(1)}`, svg);
  return { file, width: Math.round(markHeight * ratio), height: markHeight };
}
