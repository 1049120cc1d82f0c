import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { optimize } from 'svgo';
import { type SceneEntry, scenes } from '#views/pictures/scenes.ts';
import { outlineText } from './outlineText.ts';

export interface RenderedScene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly svg: Buffer;
}

const minify = (svg: string): string =>
  optimize(svg, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // A rule moved into a style attribute would win over the dark scheme's.
            inlineStyles: false,
          },
        },
      },
    ],
  }).data;

/** Draws one scene to a file of its own, without text, fonts or anything else from outside. */
export function drawScene(name: string, { scene, width, height }: SceneEntry): RenderedScene {
  const markup = renderToStaticMarkup(createElement(scene));
  return { name, width, height, svg: Buffer.from(minify(outlineText(markup))) };
}

/** Draws every picture of the site. */
export function renderScenes(): readonly RenderedScene[] {
  const entries: readonly (readonly [string, SceneEntry])[] = Object.entries(scenes);
  return entries.map(([name, entry]) => drawScene(name, entry));
}
