import { readManifest } from '../assets/manifest.ts';
import { readConfig } from '../config/config.ts';
import { reportOf } from './reportOf.ts';

interface CheckResult {
  /** The exit code of the process. */
  readonly code: 0 | 1;
  readonly lines: readonly string[];
}

/**
 * Reads variables, the owner's file and the build as the server does at its start, and tells what it found.
 * @param build where `npm run build` wrote, with a slash at its end
 * @returns the report, or one line for each fault
 */
export function check(
  environment: Readonly<Record<string, string | undefined>>,
  build: URL,
): CheckResult {
  const result = readConfig(environment);
  if (!result.ok) return { code: 1, lines: result.problems };
  try {
    return { code: 0, lines: reportOf(environment, result.config, readManifest(build)) };
  } catch (error) {
    return { code: 1, lines: [error instanceof Error ? error.message : String(error)] };
  }
}
