import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Run {
  readonly seconds: number;
  /** Of the processor, with all children that have ended. */
  readonly processorSeconds: number;
  readonly output: string;
}

/** Runs a command of the project as a developer does. @throws if it fails, with what it wrote */
export async function runCommand(cwd: string, command: string): Promise<Run> {
  /* Only a shell tells what its children took. */
  const timed = `TIMEFORMAT=$'\\n%R %U %S'; time ${command}`;
  const child = spawn('bash', ['-c', `{ ${timed} ; } 2>&1`], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const output = Buffer.concat(await child.stdout.toArray()).toString();
  const [code] = await ended;
  if (code !== 0) throw new Error(`${command} failed:\n${output}`);
  const [real = 0, user = 0, system = 0] = (output.trimEnd().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  return { seconds: real, processorSeconds: user + system, output };
}
