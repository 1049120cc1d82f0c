/** A process of `npm run dev` before it becomes the server: it has loaded the packages, and waits for the rest to be built. */
import { once } from 'node:events';

/* Without the process that builds there is nothing to serve. */
process.on('disconnect', () => process.exit());

const told = once(process, 'message');
/* Named at run time, so that it is not bundled. */
const load = (file: string) => import(new URL(file, import.meta.url).href);
await load('packages.js');
await told;
await load('server.js');
