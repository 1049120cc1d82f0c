import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

interface Replacement {
  /** The end of the module's path, starting with its package. */
  readonly module: string;
  /** What takes its place, as CommonJS; without it, an empty module. */
  readonly by?: (source: string) => string;
}

/** Modules of packages that no request of this site can reach, or of which it can reach only a part. */
const replacements: readonly Replacement[] = [
  /* Pages are rendered by `renderToString`, which is in the package's other half. */
  { module: 'react-dom/cjs/react-dom-server.node.production.js' },
  /* Forms are UTF-8 (server/forms/parseTextBody.ts): the codecs of Node are enough, and tables of 150 character sets are not needed. */
  { module: 'iconv-lite/encodings/index.js', by: () => "module.exports = require('./internal')" },
  { module: 'mime-db/db.json', by: standardTypes },
  /* The log is pino's; nothing turns the traces of Express on. */
  { module: 'debug/src/index.js', by: () => 'module.exports = () => () => {}' },
  /* Files are answered from memory. */
  { module: 'send/index.js' },
  { module: 'serve-static/index.js' },
  /* Query strings are parsed, never written. */
  { module: 'qs/lib/stringify.js' },
  { module: 'object-inspect/index.js', by: () => 'module.exports = String' },
  /* The feed is written, never read. */
  { module: 'xml-js/lib/xml2js.js' },
  /* The log goes to stdout from the main thread. */
  { module: 'thread-stream/index.js' },
  /* Metrics carry no exemplars. */
  { module: '@opentelemetry/api/build/esm/index.js' },
];

/**
 * Leaves out of the server what it cannot reach, so that it starts sooner.
 * @param isWhole whether the server has every one of these modules: one that is missing is then an error, because its
 * package has changed
 */
export const leaveOutUnreachable = (isWhole: boolean): Plugin => ({
  name: 'leave-out-unreachable',
  setup({ onLoad, onEnd }) {
    const missing = new Set(replacements);
    for (const replacement of replacements) {
      const { module, by = () => '' } = replacement;
      onLoad({ filter: endOf(module) }, async ({ path }) => {
        missing.delete(replacement);
        return { contents: by(await readFile(path, 'utf8')), loader: 'js' };
      });
    }
    if (!isWhole) return;
    onEnd(() => ({
      errors: [...missing].map(({ module }) => ({ text: `The server has no module ${module}.` })),
    }));
  },
});

/* Vendors' own formats, experimental ones and those without a file extension are nine tenths of all media types. */
function standardTypes(json: string): string {
  const all: Record<string, { readonly extensions?: readonly string[] }> = JSON.parse(json);
  const standard = Object.entries(all).filter(
    ([type, { extensions }]) => extensions !== undefined && !/\/(vnd|prs|x)[.-]/.test(type),
  );
  return `module.exports = ${JSON.stringify(Object.fromEntries(standard))}`;
}

const endOf = (module: string): RegExp =>
  new RegExp(
    `[\\\\/]node_modules[\\\\/]${module.replace(/[./]/g, (sign) => (sign === '/' ? '[\\\\/]' : '\\.'))}$`,
  );
