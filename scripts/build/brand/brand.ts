import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompanySettings } from '#server/config/companySettings.ts';
import { problem } from '#server/config/problem.ts';
import { readCompanyFile } from '#server/config/readCompanyFile.ts';
import { maxLogoBytes } from '#server/limits.ts';
import { brandColours } from '#views/styles/brandColours.ts';
import { colours } from '#views/styles/colours.ts';
import type { Colours } from '#views/styles/legibility.ts';
import { type Logo, sanitiseLogo } from '../pictures/sanitiseLogo.ts';

/** What the build takes from the owner's file. */
export interface Brand {
  readonly settings: NonNullable<CompanySettings['brand']>;
  readonly colours: Colours;
  readonly logo: Logo | undefined;
  /** The icon of the site as SVG, if it is not the one in public/. */
  readonly icon: string | undefined;
}

type BrandResult =
  | { readonly ok: true; readonly brand: Brand }
  | { readonly ok: false; readonly problems: readonly string[] };

const ownIcon = fileURLToPath(new URL('../../../public/icon.svg', import.meta.url));

/**
 * Reads the brand from the owner's file and the logo beside it.
 * @param path undefined where there is no file
 * @returns the brand, or one line for each fault
 */
export function readBrand(path: string | undefined): BrandResult {
  const read = readCompanyFile(path || undefined);
  if (!read.ok) return read;
  const settings = read.file.brand ?? {};
  try {
    const logo = settings.logo && readLogo(join(dirname(path ?? ''), settings.logo));
    return { ok: true, brand: brandOf(settings, logo || undefined) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [problem('brand.logo', settings.logo, reason)] };
  }
}

function brandOf(settings: Brand['settings'], logo: Logo | undefined): Brand {
  const { color } = settings;
  const recoloured =
    color && readFileSync(ownIcon, 'utf8').replaceAll(colours.brand[0], color.toLowerCase());
  return {
    settings,
    colours: brandColours(color),
    logo,
    icon: logo ? inSquare(logo) : recoloured,
  };
}

function readLogo(file: string): Logo {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error('the name of a file beside the owner’s file');
  if (found.size > maxLogoBytes) throw new Error(`an SVG file of at most ${maxLogoBytes} bytes`);
  return sanitiseLogo(readFileSync(file, 'utf8'));
}

/* An icon is square; a logo that is not stands in its middle. */
function inSquare({ svg, ratio }: Logo): string {
  const width = Math.min(32, 32 * ratio);
  const height = Math.min(32, 32 / ratio);
  const place = `x="${(32 - width) / 2}" y="${(32 - height) / 2}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${svg.replace('<svg', `<svg ${place}`)}</svg>`;
}
