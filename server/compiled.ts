/** The built server as V8 has compiled it before: what ran while the site was built is not compiled again. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

const bundleIn = (directory: string): string => join(directory, 'main.js');

/** Where the build puts what V8 has compiled. */
export const compiledIn = (directory: string): string => join(directory, 'main.compiled');

/* As Node wraps a CommonJS module, with the two names that the bundle uses. */
const opening = '(function(require,__filename){';

/**
 * The bundle of the server, not yet run. V8 takes what was compiled only from a build of its own version with the same
 * flags; if it does not, `cachedDataRejected` is true and the server starts as it would without.
 * @param directory where the build is
 */
export function loadBundle(directory: string): Script {
  const filename = bundleIn(directory);
  /* It is ASCII (keepCompiled.ts), and V8 holds that in half the memory if it knows. */
  const source = `${opening}${readFileSync(filename, 'latin1')}\n})`;
  return new Script(source, {
    filename,
    columnOffset: -opening.length,
    ...compiledBefore(compiledIn(directory)),
  });
}

/** Runs the bundle of a directory, as `require` would. */
export function runBundle(script: Script, directory: string): void {
  const filename = bundleIn(directory);
  script.runInThisContext()(createRequire(filename), filename);
}

function compiledBefore(file: string): { readonly cachedData?: Buffer } {
  try {
    return { cachedData: readFileSync(file) };
  } catch {
    return {};
  }
}
