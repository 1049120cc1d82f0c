/** React's part of an island. This module and React itself are fetched with the first widget that needs them. */
import { type FunctionComponent, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

interface ReadyProps {
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Ready({ onReady, children }: ReadyProps): ReactNode {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Brings an island to life with the props that the server left in it.
 * @param prefix of its ids, the same as on the server
 * @returns when its handlers are in place
 * @throws if it fails; its markup is then as the server made it
 */
export function hydrateIsland(
  island: HTMLElement,
  Widget: FunctionComponent<never>,
  prefix: string,
): Promise<void> {
  const props: unknown = JSON.parse(island.dataset.props ?? '{}');
  const Typed = Widget as FunctionComponent<object>;
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
        <Typed {...(props as object)} />
      </Ready>,
      {
        identifierPrefix: `${prefix}-`,
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
