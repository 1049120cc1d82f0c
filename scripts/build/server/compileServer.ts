/** Runs the built server until it has answered with its home page, and keeps what V8 has compiled of it by then. */
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { compiledIn, loadBundle, runBundle } from '#server/compiled.ts';

const [, , dist = '', port = ''] = process.argv;
const pauseMs = 10;

const isUp = () =>
  fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );

const bundle = loadBundle(dist);
runBundle(bundle, dist);
while (!(await isUp())) await wait(pauseMs);
writeFileSync(compiledIn(dist), bundle.createCachedData());
process.exit();
