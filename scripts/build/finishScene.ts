import { minifySvg } from './minifySvg.ts';
import { outlineText } from './outlineText.ts';

/** Makes of a scene's markup the file that is served. */
export const finishScene = (markup: string): Promise<string> => outlineText(minifySvg(markup));
