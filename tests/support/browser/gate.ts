import type { BrowserContext } from 'playwright';

/** Holds scripts back, so that a test can do something before they run. */
export interface Gate {
  /** For the option `intercept` of `open`. */
  readonly intercept: (context: BrowserContext) => Promise<unknown>;
  /** Lets everything through, now and later. */
  readonly release: () => void;
}

/* The entry is named client-…; everything that it imports later is a chunk. */
const entry = /\/assets\/client-[^/]*\.js$/;
const chunks = /\/assets\/(?!client-|chunk-)[^/]*\.js$/;

export type Part = 'entry' | 'chunks';
const patternOf = (part: Part) => (part === 'entry' ? entry : chunks);

export function holdScripts(part: Part): Gate {
  let release = () => {};
  const open = new Promise<void>((resolve) => {
    release = resolve;
  });
  const intercept = (context: BrowserContext) =>
    context.route(patternOf(part), async (route) => {
      await open;
      await route.continue();
    });
  return { intercept, release };
}

/** Makes a part of the scripts fail. */
export const failScripts = (part: Part) => (context: BrowserContext) =>
  context.route(patternOf(part), (route) => route.abort());
