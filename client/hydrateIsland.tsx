/**
 * React's part of an island. This module, React and all widgets are one file, fetched with the first widget that is
 * about to be needed: the widgets are a seventh of it, and apart they would cost more bytes and two round trips more.
 * Its parts run in turns, so that a slow phone answers in between; an `import()` here fetches nothing.
 */
import { type FunctionComponent, type ReactNode, useEffect } from 'react';
import type { WidgetName } from '#views/widgets/registry.ts';

interface ReadyProps {
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Ready({ onReady, children }: ReadyProps): ReactNode {
  useEffect(onReady, [onReady]);
  return children;
}

/* Lets the browser do what else is waiting. */
const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

/**
 * Brings an island to life with the props that the server left in it.
 * @returns when its handlers are in place
 * @throws if it fails; its markup is then as the server made it
 */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}' } = island.dataset;
  await turn();
  const { hydrateRoot } = await import('react-dom/client');
  await turn();
  const { widgets } = await import('#views/widgets/registry.ts');
  await turn();
  if (!Object.hasOwn(widgets, name)) throw new Error(`There is no widget named ${name}.`);
  const Widget = widgets[name as WidgetName] as FunctionComponent<object>;
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
          /* React takes a failed tree away; what works without it comes back. */
          island.dataset.status = 'failed';
          island.replaceChildren(...before);
        },
      },
    );
  });
}

/* Hydration puts a text area with a default back to it; what a visitor has typed since stays. */
function rememberTyped(island: HTMLElement): () => void {
  const areas = [...island.querySelectorAll('textarea')].map((area) => ({
    area,
    typed: area.value,
  }));
  return () => {
    for (const { area, typed } of areas) if (area.value === area.defaultValue) area.value = typed;
  };
}
