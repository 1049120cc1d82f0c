import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen that exists in memory only. */
export interface Display {
  /** For the variable `DISPLAY`, such as `:1`. */
  readonly name: string;
  readonly close: () => void;
}

/** Starts Xvfb, which picks a display number that is free. */
export async function openDisplay(): Promise<Display> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-terminate'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const close = () => server.kill();
  process.once('exit', close);
  const [number] = await Promise.race([
    once(server.stdout.setEncoding('utf8'), 'data'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}.`))),
  ]);
  return { name: `:${String(number).trim()}`, close };
}
