/** What a visitor does in a browser, so that the tests are written once and run over two automation protocols. */

/** A place in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Escape' | 'Enter' | 'ArrowDown' | 'End';

/** A running browser with one window. */
export interface BrowserWindow {
  /** Makes the page as wide as that, in CSS pixels, and about 800 high. */
  readonly setWidth: (width: number) => Promise<void>;
  /** Loads a path of the site, such as `/?faq=access`, and forgets the faults of the page before. */
  readonly goto: (path: string) => Promise<void>;
  /** The value of a JavaScript expression in the page, which JSON must be able to carry. */
  readonly evaluate: <Result>(expression: string) => Promise<Result>;
  readonly movePointer: (to: Point) => Promise<void>;
  readonly clickAt: (point: Point) => Promise<void>;
  /** Presses and releases a key, wherever the focus is. */
  readonly press: (key: Key) => Promise<void>;
  /** Types text, wherever the focus is. */
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file of this machine in the page's file input. */
  readonly attach: (file: string) => Promise<void>;
  /** What went wrong since `goto`: errors and warnings of the console, script errors, failed requests. */
  readonly faults: () => Promise<string[]>;
  /** Ends the browser, even one that no longer answers. */
  readonly close: () => Promise<void>;
}

export interface LaunchOptions {
  /** Where the site is served, such as `http://localhost:34567`. */
  readonly origin: string;
  /** False is a visitor without JavaScript. */
  readonly script: boolean;
  /** False is a visitor who wants no motion. */
  readonly motion: boolean;
}

/** A browser other than Chromium that the site is tested in. */
export interface OtherBrowser {
  readonly name: string;
  /** Why it cannot run on this machine, and how to install it; undefined where it can. */
  readonly missing: () => string | undefined;
  readonly launch: (options: LaunchOptions) => Promise<BrowserWindow>;
}

/** Milliseconds that a browser on a busy machine may take for anything. */
export const patience = 30_000;
