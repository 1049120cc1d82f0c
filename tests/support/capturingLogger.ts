import { type Logger, pino } from 'pino';

/** A log at its most talkative, and every line that is written to it. */
export function capturingLogger(): { logger: Logger; lines: unknown[]; text: () => string } {
  const lines: unknown[] = [];
  const written: string[] = [];
  const stream = {
    write(line: string) {
      written.push(line);
      lines.push(JSON.parse(line));
    },
  };
  return { logger: pino({ level: 'trace' }, stream), lines, text: () => written.join('') };
}
