import { minifySvg } from './minifySvg.ts';
import { outlineText } from './outlineText.ts';

/** Turns the markup of a scene into the file that is served. */
export const finishScene = (markup: string): Promise<string> => outlineText(minifySvg(markup));
