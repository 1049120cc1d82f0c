import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import logos from '@iconify-json/logos/icons.json' with { type: 'json' };
import { technologies } from '#content/home/technologies.ts';
import type { Manifest } from '#server/assets/manifest.ts';
import { renderScenes } from './renderScenes.ts';

interface Drawing {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly svg: Buffer;
}

/** Writes every picture to a file whose name carries its hash, and tells where each is and how large it is drawn. */
export function buildPictures(dist: string): Manifest['pictures'] {
  const entries = [...renderScenes(), ...renderLogos()].map(({ name, width, height, svg }) => {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8).toUpperCase();
    const file = `/assets/${name}-${hash}.svg`;
    writeFileSync(`${dist}${file.slice(1)}`, svg);
    return [name, { file, width, height }] as const;
  });
  return Object.fromEntries(entries);
}

/* The collection has no mark for React Native: it is React's own. */
const logoNames: Readonly<Record<string, keyof typeof logos.icons>> = {
  react: 'react',
  aws: 'aws',
  python: 'python',
  nodejs: 'nodejs-icon',
  webflow: 'webflow',
  'react-native': 'react',
  javascript: 'javascript',
  solidity: 'solidity',
  ethereum: 'ethereum',
};

function renderLogos(): Drawing[] {
  return technologies.items.map(({ image }) => {
    const icon: { body: string; width?: number; height?: number } | undefined =
      logos.icons[logoNames[image] ?? 'react'];
    const width = icon.width ?? logos.width;
    const height = icon.height ?? logos.height;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
    return { name: `logo-${image}`, width, height, svg: Buffer.from(svg) };
  });
}
