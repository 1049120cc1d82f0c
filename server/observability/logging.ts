import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { requestIdOf } from './requestId.ts';
import { countBytes, sentStatus } from './sentStatus.ts';

/* Written out at once when so many bytes have come together. */
const block = 12 * 1024;

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
 * JSON lines on stdout, written in blocks and at the latest after half a second, so that a line costs no system call.
 * @param stream another place to write to
 */
export function createLogger(level: Config['logLevel'], stream?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: isoTime };
  if (stream !== undefined) return pino(options, stream);
  const stdout = pino.destination({ dest: 1, sync: false, minLength: block, periodicFlush: 500 });
  process.on('exit', () => stdout.flushSync());
  return pino(options, stdout);
}

/** Logs what the runtime warns of, which would write it as it likes otherwise: every line of the output is JSON. */
export function logWarnings(logger: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: warning }, 'the runtime warns'));
}

/** What is logged of an answered request; never a body, a field, a file's name, a query or the client's address. */
export interface RequestLine {
  readonly id: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** Of the body, as it was sent. */
  readonly bytes: number;
}

/** Writes a request's line; failures of ours stand out by their level. */
export function logRequest(logger: Logger, line: RequestLine): void {
  if (line.status >= 500) logger.error(line, 'request');
  else logger.info(line, 'request');
}

/** Gives each request that Express answers its id, in `response.locals.requestId`, and logs it when it is over. */
export function requestLogging(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const id = requestIdOf(request);
    response.locals.requestId = id;
    const bytes = countBytes(response);
    response.once('close', () => {
      logRequest(logger, {
        id,
        method: request.method,
        path: request.originalUrl.split('?', 1)[0] ?? '',
        status: sentStatus(response),
        ms: Math.round(performance.now() - started),
        bytes: request.method === 'HEAD' ? 0 : bytes(),
      });
    });
    next();
  };
}
