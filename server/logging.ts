import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Config } from './config/config.ts';

/** JSON lines on stdout. */
export const createLogger = (level: Config['logLevel']): Logger => pino({ level, base: null });

/**
 * One line for each request: its id, method, path without the query, status, duration in milliseconds and bytes.
 * Never a body, a field, a file's name or the client's address (contract, "POST"; the privacy policy says so too).
 */
export function requestLogging(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: () => randomUUID(),
    quietReqLogger: true,
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    customLogLevel: (_request, response, error) =>
      error !== undefined || response.statusCode >= 500 ? 'error' : 'info',
    customAttributeKeys: { responseTime: 'ms' },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode, headers }: { statusCode: number; headers: Record<string, unknown> }) => ({
        status: statusCode,
        bytes: Number(headers['content-length'] ?? 0),
      }),
    },
  });
}
