/** Colours as browsers compute them, and how far they are apart. */

/** Red, green, blue and opacity, each from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/**
 * Reads `#rrggbb`, `rgb(…)`, `rgba(…)` and `color(srgb …)`.
 * @throws if it is written in another way
 */
export function readColour(text: string): Colour {
  const isHex = /^#[0-9a-f]{6}$/i.test(text);
  const parts = isHex
    ? [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
    : (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const [red, green, blue, opacity = 1] = parts;
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`${text} is not a colour that can be read.`);
  }
  const whole = text.startsWith('color(srgb') ? 1 : 255;
  return [red / whole, green / whole, blue / whole, opacity];
}

/** One colour painted over another that is opaque. */
export function paintOver(ground: Colour, [red, green, blue, opacity]: Colour): Colour {
  const mix = (over: number, under: number) => over * opacity + under * (1 - opacity);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

/** Relative luminance of an opaque colour as WCAG 2.2 defines it. */
function luminance([red, green, blue]: Colour): number {
  const linear = (share: number) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
