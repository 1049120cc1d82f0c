import { Decoder } from './Decoder.tsx';
import { sharedWidgets } from './sharedWidgets.ts';

/**
 * Every widget, by the name of its island in the page. The server renders from this list; a browser fetches the code of
 * the shared widgets in one file, and that of a page's own widget beside it.
 */
export const widgets = { ...sharedWidgets, decoder: Decoder } as const;

export type WidgetName = keyof typeof widgets;
