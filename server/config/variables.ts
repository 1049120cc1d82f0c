/** Every environment variable that the server reads. */
import { placeholderCompany as company } from '#content/company.ts';
import { trustProxy } from './trustProxy.ts';
import { email, line, oneOf, origin, phone, webAddress, wholeNumber } from './variable.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const variables = {
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: line('0.0.0.0'),
  SITE_URL: origin(undefined),
  TRUST_PROXY: trustProxy,
  LOG_LEVEL: oneOf(logLevels, 'info'),
  FORM_POSTS_PER_MINUTE: wholeNumber(0, 1_000_000, 30),
  RESUME_MAX_MB: wholeNumber(1, 100, 5),
  SHUTDOWN_GRACE_SECONDS: wholeNumber(0, 3600, 10),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 3600, 0),
  KEEP_ALIVE_SECONDS: wholeNumber(1, 3600, 75),
  METRICS_PORT: { ...wholeNumber(0, 65_535, 0), fallback: undefined },
  ASSET_ORIGIN: origin(undefined),
  COMPANY_NAME: line(company.name),
  COMPANY_CITY: line(company.city),
  CONTACT_EMAIL: email(company.contactEmail),
  BILLING_EMAIL: email(company.billingEmail),
  CAREERS_EMAIL: email(company.careersEmail),
  CONTACT_PHONE: phone(company.phone),
  CONTACT_LANDLINE: phone(company.landline),
  LEGAL_DISTRICT: line(company.legalDistrict),
  SOCIAL_LINKEDIN: webAddress(),
  SOCIAL_X: webAddress(),
  SOCIAL_FACEBOOK: webAddress(),
  SOCIAL_INSTAGRAM: webAddress(),
};

export type VariableName = keyof typeof variables;

/** The variables that name the company and ship with placeholders. */
export const companyVariables = [
  'COMPANY_NAME',
  'COMPANY_CITY',
  'CONTACT_EMAIL',
  'BILLING_EMAIL',
  'CAREERS_EMAIL',
  'CONTACT_PHONE',
  'CONTACT_LANDLINE',
  'LEGAL_DISTRICT',
] as const satisfies readonly VariableName[];
