import logos from '@iconify-json/logos/icons.json' with { type: 'json' };
import { type LogoName, technologies } from '#content/home/technologies.ts';
import type { Drawing } from './drawing.ts';

interface Icon {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
}

/** Draws the mark of every technology, each once. */
export function renderLogos(): readonly Drawing[] {
  const names = new Set(technologies.items.map(({ image }) => image));
  return [...names].map(drawLogo);
}

function drawLogo(name: LogoName): Drawing {
  const icon: Icon = logos.icons[name];
  const { width = logos.width, height = logos.height } = icon;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
  return { name, width, height, svg: Buffer.from(svg) };
}
