import type { Company } from '#content/company.ts';
import { megabyte } from '../limits.ts';
import { companyOf, missingByLaw, placeholdersIn } from './companyOf.ts';
import { type CompanySettings, overlay } from './companySettings.ts';
import { problem } from './problem.ts';
import { readCompanyFile } from './readCompanyFile.ts';
import type { Variable } from './variable.ts';
import { type VariableName, variables } from './variables.ts';

type Values = {
  readonly [N in VariableName]: (typeof variables)[N] extends { fallback: infer F }
    ? F | ReturnType<(typeof variables)[N]['schema']['parse']>
    : never;
};

/** The configuration of the process; read once and passed to what needs it. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Undefined unless an operator sets it; the address that the server listens on is used instead. */
  readonly siteUrl: string | undefined;
  readonly trustProxy: number | readonly string[] | false;
  readonly logLevel: Values['LOG_LEVEL'];
  readonly formPostsPerMinute: number;
  readonly resumeMaxBytes: number;
  readonly shutdownGraceMs: number;
  readonly shutdownDelayMs: number;
  readonly keepAliveMs: number;
  readonly metricsPort: number | undefined;
  readonly assetOrigin: string;
  readonly company: Company;
  /** What the operator has set of it, in the owner's file or in variables. */
  readonly settings: CompanySettings;
  /** Names of company variables that still hold their placeholder. */
  readonly placeholders: readonly string[];
  /** Keys of the owner's file that the law wants on the site and that are not set. */
  readonly missingByLaw: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;
export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 * @returns the configuration, or one line for each bad variable or key of the owner's file: its name, its value, what is accepted
 */
export function readConfig(environment: Environment): ConfigResult {
  const problems: string[] = [];
  const values: Partial<Record<VariableName, unknown>> = {};
  for (const [name, variable] of entries()) {
    const raw = environment[name];
    if (raw === undefined || raw === '') {
      values[name] = variable.fallback;
      continue;
    }
    const parsed = variable.schema.safeParse(raw);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(problem(name, raw, variable.accepted));
  }
  const { COMPANY_FILE: path } = values as Partial<Values>;
  const read = readCompanyFile(path);
  if (!read.ok) problems.push(...read.problems);
  if (problems.length > 0 || !read.ok) return { ok: false, problems };
  return { ok: true, config: toConfig(values as Values, overlay(read.file, values)) };
}

function entries(): [VariableName, Variable<unknown>][] {
  return Object.entries(variables) as [VariableName, Variable<unknown>][];
}

function toConfig(values: Values, settings: CompanySettings): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    formPostsPerMinute: values.FORM_POSTS_PER_MINUTE,
    resumeMaxBytes: values.RESUME_MAX_MB * megabyte,
    shutdownGraceMs: values.SHUTDOWN_GRACE_SECONDS * 1000,
    shutdownDelayMs: values.SHUTDOWN_DELAY_SECONDS * 1000,
    keepAliveMs: values.KEEP_ALIVE_SECONDS * 1000,
    metricsPort: values.METRICS_PORT,
    assetOrigin: values.ASSET_ORIGIN ?? '',
    company: companyOf(settings),
    settings,
    placeholders: placeholdersIn(settings),
    missingByLaw: missingByLaw(settings),
  };
}
