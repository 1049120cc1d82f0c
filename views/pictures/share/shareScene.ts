import { about } from '#content/about.ts';
import { posts } from '#content/blog/posts.ts';
import { hero } from '#content/home/hero.ts';
import type { Page } from '#content/pages/page.ts';
import { pageSize, type SceneEntry } from '../sceneEntry.ts';
import { scenes } from '../scenes.ts';
import { PolicyScene } from './PolicyScene.tsx';

/** The scene of a page's share picture: the one at its head, or another that says what the page is for. */
export function shareScene(page: Page): SceneEntry {
  switch (page.layout) {
    case 'home':
      return scenes[hero.picture.name];
    case 'about':
      return scenes[about.head.picture.name];
    case 'api':
    case 'service':
      return scenes[page.content.picture.name];
    case 'blog':
      return scenes[posts[0].image.name];
    case 'careers':
      return scenes.career;
    case 'contact':
      return scenes['mission-support'];
    case 'subscribe':
      return scenes.subscribe;
    case 'policy':
      return { scene: PolicyScene, ...pageSize };
  }
}
