/**
 * Hydrates an island with React. This module, React and the shared widgets are one file, which is fetched when the
 * first widget is about to be needed. The widgets are a seventh of it; as separate files they would cost more bytes and two
 * more round trips. The parts run in separate tasks, so that a slow phone can respond in between; an `import()` here
 * fetches nothing.
 */

import * as React from 'react';
import { type FunctionComponent, type ReactNode, useEffect } from 'react';
import * as runtime from 'react/jsx-runtime';

/* For the code of a page's own widget, which has no React of its own. */
export { React, runtime };

interface ReadyProps {
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Ready({ onReady, children }: ReadyProps): ReactNode {
  useEffect(onReady, [onReady]);
  return children;
}

/* Yields to other waiting work. */
const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

/**
 * Hydrates an island with the props that the server left in it.
 * @param own the widget, if its code is a file of its own
 * @returns when its event handlers are in place
 * @throws if hydration fails; the markup is then as the server made it
 */
export async function hydrateIsland(
  island: HTMLElement,
  own?: FunctionComponent<never>,
): Promise<void> {
  const { island: name = '', props = '{}' } = island.dataset;
  await turn();
  const { hydrateRoot } = await import('react-dom/client');
  await turn();
  const Widget = (own ?? (await sharedWidget(name))) as FunctionComponent<object>;
  await turn();
  const given: unknown = JSON.parse(props);
  const before = [...island.childNodes].map((node) => node.cloneNode(true));
  const keepTyped = rememberTyped(island);
  return new Promise((resolve, reject) => {
    hydrateRoot(
      island,
      <Ready
        onReady={() => {
          keepTyped();
          resolve();
        }}
      >
        <Widget {...(given as object)} />
      </Ready>,
      {
        /* The same as on the server. */
        identifierPrefix: `${name}-`,
        onUncaughtError: (error) => {
          reportError(error);
          reject(error);
          /* React removes a failed tree; this restores the markup that works without it. */
          island.dataset.status = 'failed';
          island.replaceChildren(...before);
        },
      },
    );
  });
}

async function sharedWidget(name: string): Promise<FunctionComponent<never>> {
  const { sharedWidgets } = await import('#views/widgets/sharedWidgets.ts');
  if (!Object.hasOwn(sharedWidgets, name)) throw new Error(`There is no widget named ${name}.`);
  return sharedWidgets[name as keyof typeof sharedWidgets] as FunctionComponent<never>;
}

/* Hydration resets a text area that has a default value; this keeps what the visitor has typed since. */
function rememberTyped(island: HTMLElement): () => void {
  const areas = [...island.querySelectorAll('textarea')].map((area) => ({
    area,
    typed: area.value,
  }));
  return () => {
    for (const { area, typed } of areas) if (area.value === area.defaultValue) area.value = typed;
  };
}
