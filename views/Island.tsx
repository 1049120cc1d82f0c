import { type ComponentProps, createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type WidgetName, widgets } from './widgets/registry.ts';

interface IslandProps<N extends WidgetName> {
  readonly widget: N;
  readonly props: ComponentProps<(typeof widgets)[N]>;
}

/**
 * A widget inside a page. It is rendered as a root of its own, with a prefix for its ids, because the browser hydrates
 * it as a root of its own: rendered as part of the page's tree, its `useId` would give other ids.
 */
export function Island<N extends WidgetName>({ widget, props }: IslandProps<N>): ReactNode {
  const Widget = widgets[widget] as FunctionComponent<object>;
  const html = renderToString(createElement(Widget, props), { identifierPrefix: `${widget}-` });
  return (
    <div
      className="island"
      data-island={widget}
      data-status="found"
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself made and escaped this markup.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
