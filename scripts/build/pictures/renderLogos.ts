import logos from '@iconify-json/logos/icons.json' with { type: 'json' };
import { type LogoName, technologies } from '#content/home/technologies.ts';
import type { Drawing } from './drawing.ts';

interface Icon {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
}

/** React's mark on the screen of a phone: React Native has none of its own, and two that are the same tell nothing. */
const reactNative: Icon = {
  body: `<rect x="8" y="8" width="160" height="240" rx="30" fill="none" stroke="#00d8ff" stroke-width="14"/><path d="M68 218h40" stroke="#00d8ff" stroke-width="12" stroke-linecap="round"/><svg x="27" y="56" width="122" height="120" viewBox="0 0 256 228">${logos.icons.react.body}</svg>`,
  width: 176,
  height: 256,
};

const icons = { ...logos.icons, 'react-native': reactNative };

/** Draws the mark of every technology, each once. */
export function renderLogos(): readonly Drawing[] {
  const names = new Set(technologies.items.map(({ image }) => image));
  return [...names].map(drawLogo);
}

function drawLogo(name: LogoName): Drawing {
  const icon: Icon = icons[name];
  const { width = logos.width, height = logos.height } = icon;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
  return { name, width, height, svg: Buffer.from(svg) };
}
