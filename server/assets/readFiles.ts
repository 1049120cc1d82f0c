import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { encoded, type RawHeaders, type Representation } from '../pages/representation.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

const codings = { br: '.br', gzip: '.gz' } as const;

/** Files of a directory in memory, each with what the build compressed of it. */
export interface Files {
  readonly names: readonly string[];
  /** Reads a file the first time that it is asked for. */
  readonly get: (name: string) => Representation | undefined;
  /** Reads all that has not been asked for yet, a file at a time, so that requests come between. */
  readonly readAll: () => Promise<void>;
}

/**
 * Lists a directory of the build, so that a start need not wait for its files. Once they are all read, a running server
 * goes on with its own whatever becomes of the directory, and they fit the pages that it has made.
 * @param headersOf the headers that all codings of a file carry
 */
export function readFiles(directory: URL, headersOf: (path: string) => RawHeaders): Files {
  const root = fileURLToPath(directory);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  const known = new Set(names);
  const held = new Map<string, Representation>();

  const read = (name: string) => {
    const made = representationOf(new URL(name, directory), headersOf(name));
    held.set(name, made);
    return made;
  };
  const get = (name: string) => held.get(name) ?? (known.has(name) ? read(name) : undefined);
  const readAll = async () => {
    for (const name of names) {
      get(name);
      await setImmediate();
    }
  };
  return { names, get, readAll };
}

function representationOf(file: URL, headers: RawHeaders): Representation {
  const type = types[extname(file.pathname)];
  if (type === undefined) throw new Error(`No media type is known for ${file.pathname}.`);
  const shared = [...headers, 'Content-Type', type];
  const compressed = (coding: keyof typeof codings) => {
    const packed = new URL(`${file.href}${codings[coding]}`);
    return existsSync(packed)
      ? encoded(readFileSync(packed), [
          ...shared,
          'Vary',
          'Accept-Encoding',
          'Content-Encoding',
          coding,
        ])
      : undefined;
  };
  const [br, gzip] = [compressed('br'), compressed('gzip')];
  const varies = br === undefined && gzip === undefined ? [] : ['Vary', 'Accept-Encoding'];
  const identity = encoded(readFileSync(file), [...shared, ...varies]);
  return { br: br ?? identity, gzip: gzip ?? identity, identity };
}
