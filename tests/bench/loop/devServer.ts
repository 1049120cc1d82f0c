import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/build/server/freePort.ts';
import { environment } from '#server/config/environment.ts';
import { ask } from '../ask.ts';
import type { WorkingCopy } from './workingCopy.ts';

/** Only against hanging. */
const limitMs = 120_000;

/** Milliseconds from now until a question to a server is answered with yes; no answer counts as no. */
async function msUntil(isTrue: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() - started > limitMs) throw new Error('The dev server does not answer.');
    await wait(5);
  }
  return performance.now() - started;
}

export interface DevTimes {
  readonly readyMs: number;
  /** From a saved change to an answer that has it. */
  readonly contentMs: number;
  readonly styleMs: number;
  readonly viewMs: number;
}

/** Starts `npm run dev` and changes a line of content, of a style sheet and of a view. */
export async function timeDevServer({ path, edit }: WorkingCopy): Promise<DevTimes> {
  const port = await freePort();
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: path,
    env: { ...environment, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const textOf = async (address: string) => (await ask(port, address)).body.toString();
  const styles = async () => {
    const [, sheet = ''] = /<link[^>]+href="([^"]+\.css)"/.exec(await textOf('/')) ?? [];
    return textOf(new URL(sheet, `http://localhost:${port}`).pathname);
  };
  const undo: (() => void)[] = [];
  try {
    const readyMs = await msUntil(async () => (await ask(port, '/')).status === 200);
    undo.push(edit('content/faq.ts', (text) => text.replace("heading: '", '$&Benchmarked ')));
    const contentMs = await msUntil(async () => (await textOf('/')).includes('Benchmarked '));
    undo.push(edit('views/shell/Footer.css', (text) => `${text}\n.benchmarked { color: red; }\n`));
    const styleMs = await msUntil(async () => (await styles()).includes('.benchmarked'));
    undo.push(
      edit('views/shell/Footer.tsx', (text) => text.replace('<footer ', '$&data-benchmarked="" ')),
    );
    const viewMs = await msUntil(async () => (await textOf('/')).includes('data-benchmarked'));
    return { readyMs, contentMs, styleMs, viewMs };
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    for (const each of undo) each();
  }
}
