import { about } from '#content/about.ts';
import { posts } from '#content/blog/posts.ts';
import { hero } from '#content/home/hero.ts';
import type { Page } from '#content/pages/page.ts';
import { type SceneEntry, scenes } from '../scenes.ts';
import { PolicyScene } from './PolicyScene.tsx';

const size = { width: 640, height: 520 } as const;

/** The scene of a page's share picture: the one at its head, or another that says what the page is for. */
export function shareScene(page: Page): SceneEntry {
  switch (page.layout) {
    case 'home':
      return named(hero.picture.name);
    case 'about':
      return named(about.hero.picture.name);
    case 'api':
    case 'service':
      return named(page.content.picture.name);
    case 'blog':
      return named(posts[0].image.name);
    case 'careers':
      return named('career');
    case 'contact':
      return named('mission-support');
    case 'subscribe':
      return named('subscribe');
    case 'policy':
      return { scene: PolicyScene, ...size };
  }
}

const byName: Readonly<Record<string, SceneEntry>> = scenes;

function named(name: string): SceneEntry {
  const scene = byName[name];
  if (scene === undefined) throw new Error(`There is no scene named ${name}.`);
  return scene;
}
