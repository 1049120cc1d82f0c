/** Every environment variable that the server reads. */
import { email, line, phone, webAddress } from './kinds.ts';
import { trustProxy } from './trustProxy.ts';
import { oneOf, optional, origin, wholeNumber } from './variable.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const variables = {
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: { ...line, fallback: '0.0.0.0' },
  SITE_URL: optional(origin),
  TRUST_PROXY: trustProxy,
  LOG_LEVEL: oneOf(logLevels, 'info'),
  FORM_POSTS_PER_MINUTE: wholeNumber(0, 1_000_000, 30),
  RESUME_MAX_MB: wholeNumber(1, 100, 5),
  SHUTDOWN_GRACE_SECONDS: wholeNumber(0, 3600, 10),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 3600, 0),
  KEEP_ALIVE_SECONDS: wholeNumber(1, 3600, 75),
  METRICS_PORT: optional(wholeNumber(0, 65_535, 0)),
  ASSET_ORIGIN: optional(origin),
  COMPANY_FILE: optional({ ...line, accepted: 'the path of a JSON file' }),
  COMPANY_NAME: optional(line),
  COMPANY_CITY: optional(line),
  CONTACT_EMAIL: optional(email),
  BILLING_EMAIL: optional(email),
  CAREERS_EMAIL: optional(email),
  CONTACT_PHONE: optional(phone),
  CONTACT_LANDLINE: optional(phone),
  LEGAL_DISTRICT: optional(line),
  SOCIAL_LINKEDIN: optional(webAddress),
  SOCIAL_X: optional(webAddress),
  SOCIAL_FACEBOOK: optional(webAddress),
  SOCIAL_INSTAGRAM: optional(webAddress),
};

export type VariableName = keyof typeof variables;
