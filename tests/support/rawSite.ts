/** The real application in the server that it has in production, and what it has logged as a fault. */
import { capturingLogger } from './capturingLogger.ts';
import { createTestApp } from './createTestApp.ts';
import { type Listening, listen } from './listen.ts';

export interface RawSite extends Pick<Listening, 'port' | 'close'> {
  /** The lines of the log at level `error` or above, so far. */
  readonly faults: () => readonly unknown[];
}

/* The address of a client comes from a header, and posts are counted by it. */
const environment = { TRUST_PROXY: '1', FORM_POSTS_PER_MINUTE: '1000000' };

export async function startRawSite(): Promise<RawSite> {
  const { logger, lines } = capturingLogger();
  const { port, close } = await listen(createTestApp({ environment, logger }));
  return { port, close, faults: () => lines.filter(isFault) };
}

const isFault = (line: unknown): boolean =>
  typeof line === 'object' && line !== null && Number(Reflect.get(line, 'level')) >= 50;
