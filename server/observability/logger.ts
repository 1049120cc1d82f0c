import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Config } from '../config/config.ts';
import { sourceMappedStacks } from './sourceMappedStacks.ts';

/* Lines are written as soon as they fill a block, and after this time at the latest. */
const blockBytes = 12 * 1024;
const flushMs = 500;

/* Many lines share a millisecond; making its text takes longer than the rest of a line. */
let lastMs = 0;
let lastTime = '';
function isoTime(): string {
  const ms = Date.now();
  if (ms !== lastMs) {
    lastMs = ms;
    lastTime = `,"time":"${new Date(ms).toISOString()}"`;
  }
  return lastTime;
}

/**
 * JSON lines on stdout, written in blocks, so that a line costs no system call.
 * @param bundle the built server, whose stack traces are logged with the files and lines of its sources
 * @param stream where to write instead of stdout
 */
export function createLogger(
  level: Config['logLevel'],
  bundle: URL,
  stream?: DestinationStream,
): Logger {
  const readable = sourceMappedStacks(bundle);
  const err = (error: Error) => {
    const serialized = stdSerializers.err(error);
    return { ...serialized, ...(serialized.stack && { stack: readable(serialized.stack) }) };
  };
  const options = { level, base: null, timestamp: isoTime, serializers: { err } };
  if (stream !== undefined) return pino(options, stream);
  const stdout = pino.destination({
    dest: 1,
    sync: false,
    minLength: blockBytes,
    periodicFlush: flushMs,
  });
  process.on('exit', () => stdout.flushSync());
  return pino(options, stdout);
}

/** Logs the warnings of Node.js, which would otherwise be written as plain text: every line of the log is JSON. */
export function logWarnings(logger: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: warning }, 'Node.js warning'));
}
