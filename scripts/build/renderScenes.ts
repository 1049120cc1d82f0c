import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { optimize } from 'svgo';
import type { SceneEntry } from '#views/pictures/sceneEntry.ts';
import { scenes } from '#views/pictures/scenes.ts';
import type { Drawing } from './drawing.ts';
import { outlineText } from './outlineText.ts';

/**
 * Drops the colours that a scene does not use and rounds its numbers. The rest of svgo's preset costs thirty times
 * as long, saves nothing, and its `inlineStyles` would let a light colour win over the dark scheme's.
 */
const minify = (svg: string): string =>
  optimize(svg, {
    floatPrecision: 2,
    plugins: ['minifyStyles', 'cleanupNumericValues', 'convertPathData'],
  }).data;

/** Draws one scene to a file of its own, without text, fonts or anything else from outside. */
export function drawScene(name: string, { scene, width, height }: SceneEntry): Drawing {
  const markup = renderToStaticMarkup(createElement(scene));
  return { name, width, height, svg: Buffer.from(minify(outlineText(markup))) };
}

/** Draws every picture of the site. */
export function renderScenes(): readonly Drawing[] {
  return Object.entries(scenes).map(([name, entry]) => drawScene(name, entry));
}
