/** The entry of the built server: everything is in start.ts and app.ts; `--check` reads what they would read, and listens nowhere. */
import { check } from './check/check.ts';
import { environment } from './config/environment.ts';
import { start } from './start.ts';

const build = new URL('./', import.meta.url);

if (process.argv.includes('--check')) {
  const { code, lines } = check(environment, build);
  (code === 0 ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  process.exitCode = code;
} else {
  start(environment, build);
}
