import { spawn } from 'node:child_process';

/**
 * Runs a script of package.json; what it prints is shown when it has failed.
 * @returns whether it succeeded
 */
export function runScript(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    const written: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => written.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => written.push(chunk));
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      process.stdout.write(`${code === 0 ? '✓' : '×'} ${name}\n`);
      if (code !== 0) process.stdout.write(Buffer.concat(written));
      resolve(code === 0);
    });
  });
}
