/** The widgets that few pages have: each a file of its own, fetched only where its island is. */
import type { FunctionComponent } from 'react';
import type { OwnWidgetName } from '#views/widgets/registry.ts';

/** The module of such a widget. Its props come from the page as JSON. */
export interface OwnWidget {
  readonly widget: FunctionComponent<never>;
}

const fetchOwn: Readonly<Record<OwnWidgetName, () => Promise<OwnWidget>>> = {
  decoder: () => import('./widgets/decoder.ts'),
  sum: () => import('./widgets/sum.ts'),
};

/** Fetches the code of a widget; undefined if it is one of the shared ones. */
export const fetchOwnWidget = (name = ''): Promise<OwnWidget> | undefined =>
  Object.hasOwn(fetchOwn, name) ? fetchOwn[name as OwnWidgetName]() : undefined;
