import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { encoded, type HeaderMap, type Representation } from '../pages/representation.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

const endings = { br: '.br', gzip: '.gz' } as const;

/** Files of a directory in memory, each with the compressed forms that the build made. */
export interface Files {
  readonly names: readonly string[];
  /** Reads a file the first time that somebody asks for it. */
  readonly get: (name: string) => Representation | undefined;
  /** Reads all other files, one at a time, so that requests come between. */
  readonly readAll: () => Promise<void>;
}

/**
 * Lists a directory of the build; its files are read later, so that the start does not wait for them. Once all are
 * read, a running server no longer needs the directory, and its files keep fitting the pages that it has made.
 * @param headersOf the headers that all encodings of a file carry
 */
export function readFiles(directory: URL, headersOf: (path: string) => HeaderMap): Files {
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

function representationOf(file: URL, headers: HeaderMap): Representation {
  const type = types[extname(file.pathname)];
  if (type === undefined) throw new Error(`No media type is known for ${file.pathname}.`);
  const typed = new Map([...headers, ['Content-Type', type]]);
  const varying = new Map([...typed, ['Vary', 'Accept-Encoding']]);
  const compressed = (encoding: keyof typeof endings) => {
    const packed = new URL(`${file.href}${endings[encoding]}`);
    return existsSync(packed)
      ? encoded(readFileSync(packed), new Map([...varying, ['Content-Encoding', encoding]]))
      : undefined;
  };
  const [br, gzip] = [compressed('br'), compressed('gzip')];
  const isVarying = br !== undefined || gzip !== undefined;
  const identity = encoded(readFileSync(file), isVarying ? varying : typed);
  return { br: br ?? identity, gzip: gzip ?? identity, identity };
}
