import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SceneEntry } from '#views/pictures/sceneEntry.ts';
import { scenes } from '#views/pictures/scenes.ts';
import { cached } from '../cached.ts';
import type { Drawing } from './drawing.ts';

/** Draws one scene to a file of its own, without text, fonts or anything else from outside. */
export async function drawScene(
  name: string,
  { scene, width, height }: SceneEntry,
): Promise<Drawing> {
  const markup = renderToStaticMarkup(createElement(scene));
  const svg = await cached(['scene', markup], async () => {
    const { finishScene } = await import('./finishScene.ts');
    return finishScene(markup);
  });
  return { name, width, height, svg };
}

/** Draws every picture of the site. */
export function renderScenes(): Promise<readonly Drawing[]> {
  return Promise.all(Object.entries(scenes).map(([name, entry]) => drawScene(name, entry)));
}
