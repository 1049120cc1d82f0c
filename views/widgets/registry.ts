import { Decoder } from './Decoder.tsx';
import { sharedWidgets } from './sharedWidgets.ts';
import { TurnableSum } from './TurnableSum.tsx';

/** The widgets that few pages have. Browsers fetch each as a file of its own. */
const ownWidgets = { decoder: Decoder, sum: TurnableSum } as const;

/**
 * Every widget, by the name of its island in the page. The server renders from this list; a browser fetches the code of
 * the shared widgets in one file, and that of a page's own widget beside it.
 */
export const widgets = { ...sharedWidgets, ...ownWidgets } as const;

export type WidgetName = keyof typeof widgets;
export type OwnWidgetName = keyof typeof ownWidgets;
