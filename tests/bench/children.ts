/** Processes that the benchmark starts: each on a core of its own, none left over at the end. */
import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Servers run here, one at work at a time. */
export const serverCore = 0;
/** The load generator, and the benchmark itself. */
export const loadCore = 1;

const children = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Keeps the benchmark itself off the servers' core. @throws if the machine cannot do that */
export function leaveServerCore(): void {
  try {
    execFileSync('taskset', ['-acp', String(loadCore), String(process.pid)], { stdio: 'pipe' });
  } catch (cause) {
    throw new Error('The benchmark needs Linux, two cores and taskset (Debian: util-linux).', {
      cause,
    });
  }
}

/** Starts a command on one core. Its environment holds nothing but what is given. */
export function spawnPinned(
  core: number,
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  stdio: SpawnOptions['stdio'] = ['ignore', 'ignore', 'inherit'],
): ChildProcess {
  const child = spawn('taskset', ['-c', String(core), ...command], { env: environment, stdio });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Ends a process and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
