/**
 * What `node dist/server.js` runs: the server itself is main.js, beside it. Node finds there what it compiled of main.js
 * when the site was built, and starts a seventh sooner. A Node of another version compiles anew.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const directory = fileURLToPath(new URL('compiled', import.meta.url));

/* Portable: the build may be moved. Node.js 20 has no such cache. */
module.enableCompileCache?.({ directory, portable: true });
module.createRequire(import.meta.url)('./main.js');
