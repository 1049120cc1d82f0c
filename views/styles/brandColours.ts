/** The palette for an operator's own brand colour. */
import { colours } from './colours.ts';
import {
  type ColourName,
  type Colours,
  pairsOf,
  ratioOf,
  type Scheme,
  schemes,
} from './legibility.ts';
import { fromOklch, type Oklch, toOklch } from './oklch.ts';

type Palette = Record<ColourName, [light: string, dark: string]>;

/* The brand colour that the palette was drawn for. */
const own = toOklch(colours.brand[0]);

/* These mean something by themselves: money that arrived, what went wrong, an accent, kinds of words in code. */
const fixed =
  /^(?:marigold|green-|red|shade|veil|wash-(?:[23]|green|blue|marigold)|code-(?:string|number))/;

/* How much darker the brand is below a pointer. */
const hoverStep = 0.06;

/**
 * The site's colours for another brand: everything that is violet turns by the same angle and keeps its lightness; where
 * that costs contrast, it moves away from its ground until it has enough again. The brand itself stays as it is.
 * @param brand `#rrggbb`; undefined for the site's own
 */
export function brandColours(brand: string | undefined): Colours {
  if (brand === undefined) return colours;
  const target = toOklch(brand);
  const entries = Object.entries(colours).map(([name, pair]) => [
    name,
    pair.map((value) => (fixed.test(name) ? value : turned(value, target))),
  ]);
  const palette: Palette = Object.fromEntries(entries);
  palette.brand[0] = brand.toLowerCase();
  palette['brand-hover'][0] = moved(brand, -hoverStep);
  for (const scheme of schemes) makeLegible(palette, scheme);
  return palette;
}

/* From blue to purple, however pale; white and the warm paper stay. */
const isViolet = ({ hue, chroma }: Oklch): boolean => {
  const positive = (hue + 2 * Math.PI) % (2 * Math.PI);
  return chroma > 0.003 && positive > 4.4 && positive < 5.5;
};

function turned(value: string, brand: Oklch): string {
  const colour = toOklch(value);
  if (!isViolet(colour)) return value;
  const chroma = colour.chroma * Math.min(1, brand.chroma / own.chroma);
  const hue = colour.hue + brand.hue - own.hue;
  return fromOklch({ ...colour, chroma, hue }) + value.slice('#rrggbb'.length);
}

/** A colour that is lighter, or darker if the step is negative. */
function moved(value: string, step: number): string {
  const colour = toOklch(value);
  const lightness = Math.min(1, Math.max(0, colour.lightness + step));
  return fromOklch({ ...colour, lightness });
}

const step = 0.01;
const mostSteps = 40;

function makeLegible(palette: Palette, scheme: Scheme): void {
  for (const pair of pairsOf(scheme)) {
    const { above, ground, least } = pair;
    /* White words stand on the brand, so that it is the brand that moves; the light one is the operator's choice. */
    const isOnBrand = above === 'on-brand';
    if (isOnBrand && scheme === 0) continue;
    const name = isOnBrand ? ground : above;
    const isLighter = lightness(palette, scheme, above) > lightness(palette, scheme, ground);
    const away = isLighter !== isOnBrand ? step : -step;
    for (let count = 0; count < mostSteps && ratioOf(palette, scheme, pair) < least; count++) {
      palette[name][scheme] = moved(palette[name][scheme], away);
    }
  }
}

const lightness = (palette: Palette, scheme: Scheme, name: ColourName): number =>
  toOklch(palette[name][scheme]).lightness;
