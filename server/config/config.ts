import type { Company, SocialNetwork } from '#content/company.ts';
import type { Variable } from './variable.ts';
import { companyVariables, type VariableName, variables } from './variables.ts';

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
  /** Names of company variables that still hold their placeholder. */
  readonly placeholders: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;
export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 * @returns the configuration, or one line for each bad variable: its name, its value, what is accepted
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
    else problems.push(`${name} is ${JSON.stringify(raw)}; accepted: ${variable.accepted}`);
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, config: toConfig(values as Values, environment) };
}

function entries(): [VariableName, Variable<unknown>][] {
  return Object.entries(variables) as [VariableName, Variable<unknown>][];
}

function toConfig(values: Values, environment: Environment): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    formPostsPerMinute: values.FORM_POSTS_PER_MINUTE,
    resumeMaxBytes: values.RESUME_MAX_MB * 1024 * 1024,
    shutdownGraceMs: values.SHUTDOWN_GRACE_SECONDS * 1000,
    shutdownDelayMs: values.SHUTDOWN_DELAY_SECONDS * 1000,
    keepAliveMs: values.KEEP_ALIVE_SECONDS * 1000,
    metricsPort: values.METRICS_PORT,
    assetOrigin: values.ASSET_ORIGIN ?? '',
    company: toCompany(values),
    placeholders: companyVariables.filter((name) => !environment[name]),
  };
}

function toCompany(values: Values): Company {
  const social: [SocialNetwork, string | undefined][] = [
    ['LinkedIn', values.SOCIAL_LINKEDIN],
    ['X', values.SOCIAL_X],
    ['Facebook', values.SOCIAL_FACEBOOK],
    ['Instagram', values.SOCIAL_INSTAGRAM],
  ];
  return {
    name: values.COMPANY_NAME,
    city: values.COMPANY_CITY,
    contactEmail: values.CONTACT_EMAIL,
    billingEmail: values.BILLING_EMAIL,
    careersEmail: values.CAREERS_EMAIL,
    phone: values.CONTACT_PHONE,
    landline: values.CONTACT_LANDLINE,
    legalDistrict: values.LEGAL_DISTRICT,
    social: Object.fromEntries(social.filter(([, address]) => address !== undefined)),
    partners: {},
  };
}
