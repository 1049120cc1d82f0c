import { pageSize, type Scenes } from '../../sceneEntry.ts';
import { Error404 } from './Error404.tsx';
import { Error500 } from './Error500.tsx';

/** The pictures of the error pages. */
export const errorScenes: Scenes<'errors'> = {
  'error-404': { scene: Error404, ...pageSize },
  'error-500': { scene: Error500, ...pageSize },
};
