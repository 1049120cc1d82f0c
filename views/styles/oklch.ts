/** Colours by lightness, chroma and hue as people see them (CSS Color 4, section 9.2), from and to `#rrggbb`. */

export interface Oklch {
  /** From 0, black, to 1, white. */
  readonly lightness: number;
  /** From 0, grey, to about 0.37 on a screen. */
  readonly chroma: number;
  /** In radians. */
  readonly hue: number;
}

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/* Both pairs of matrices are those of CSS Color 4, section 10.1 and its sample code, for linear sRGB. */
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const times = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

const each = ([a, b, c]: Triple, change: (part: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
];

const linear = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

const encoded = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Reads `#rrggbb`; an opacity behind it does not count. */
export function toOklch(hex: string): Oklch {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  const cones = times(toCones, each([part(1), part(3), part(5)], linear));
  const [lightness, a, b] = times(toLab, each(cones, Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Writes `#rrggbb`; a colour that no screen shows loses as much chroma as it must. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const lab: Triple = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const rgb = each(
    times(
      fromCones,
      each(times(fromLab, lab), (cone) => cone ** 3),
    ),
    encoded,
  );
  const isShown = rgb.every((share) => share >= -0.0005 && share <= 1.0005);
  if (!isShown && chroma > 0.001) return fromOklch({ lightness, chroma: chroma * 0.97, hue });
  const digits = (share: number) =>
    Math.round(Math.min(1, Math.max(0, share)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(digits).join('')}`;
}
