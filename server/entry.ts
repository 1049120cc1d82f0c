/**
 * What `node dist/server.js` runs: the server itself is main.js, beside it. NODE_DEBUG=start tells whether V8 has taken
 * what was compiled when the site was built.
 */
import { fileURLToPath } from 'node:url';
import { debuglog } from 'node:util';
import { loadBundle, runBundle } from './compiled.ts';

const directory = fileURLToPath(new URL('./', import.meta.url));
const bundle = loadBundle(directory);
debuglog('start')(bundle.cachedDataRejected === false ? 'compiled before' : 'compiled anew');
runBundle(bundle, directory);
