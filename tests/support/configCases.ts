/** Every environment variable: its default, what it accepts, and what it refuses. */
import type { Config } from '#server/config/config.ts';

export interface Case {
  readonly variable: string;
  readonly read: (config: Config) => unknown;
  readonly fallback: unknown;
  /** What is accepted, and what the program makes of it. */
  readonly valid: Readonly<Record<string, unknown>>;
  readonly invalid: readonly string[];
}

const number = (
  variable: string,
  read: Case['read'],
  fallback: unknown,
  scale: number,
  most: number,
) => ({
  variable,
  read,
  fallback,
  valid: { '1': scale, '7': 7 * scale, [most]: most * scale },
  invalid: [
    '-1',
    '1.5',
    'ten',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    `${most + 1}`,
    'Infinity',
    '99999999999',
  ],
});

const text = (variable: string, read: Case['read'], fallback: string) => ({
  variable,
  read,
  fallback,
  valid: { Durgapur: 'Durgapur', 'Ümlaut & Söhne': 'Ümlaut & Söhne' },
  invalid: [' ', 'two\nlines', 'a\u0000b', 'x'.repeat(201)],
});

const mail = (variable: string, read: Case['read'], fallback: string) => ({
  variable,
  read,
  fallback,
  valid: { 'help@company.example': 'help@company.example' },
  invalid: ['help', 'help@', '@company.example', 'a b@company.example', 'a@b.example, c@d.example'],
});

const phone = (variable: string, read: Case['read'], fallback: string) => ({
  variable,
  read,
  fallback,
  valid: { '+91 33 2345 6789': '+91 33 2345 6789', '(033) 2345-6789': '(033) 2345-6789' },
  invalid: ['call us', '+', '12', '98300 OOOOO', '+91 98300 00000; ext 2'],
});

const origin = (variable: string, read: Case['read'], fallback: unknown) => ({
  variable,
  read,
  fallback,
  valid: {
    'https://www.company.example': 'https://www.company.example',
    'https://www.company.example/': 'https://www.company.example',
    'http://10.0.0.1:8080': 'http://10.0.0.1:8080',
  },
  invalid: [
    'www.company.example',
    'ftp://a.example',
    'https://a.example/path',
    'https://a.example?q',
    'https://u:p@a.example',
    'javascript:alert(1)',
  ],
});

const social = (variable: string, network: keyof Config['company']['social']) => ({
  variable,
  read: ({ company }: Config) => company.social[network],
  fallback: undefined,
  valid: { 'https://social.example/company': 'https://social.example/company' },
  invalid: ['@company', 'http://social.example/company', 'javascript:alert(1)'],
});

export const configCases: readonly Case[] = [
  {
    ...number('PORT', (c) => c.port, 3000, 1, 65_535),
    valid: { '0': 0, '8080': 8080, '65535': 65_535 },
  },
  {
    variable: 'HOST',
    read: (c) => c.host,
    fallback: '0.0.0.0',
    valid: { '::': '::', localhost: 'localhost' },
    invalid: [' ', 'a\nb'],
  },
  origin('SITE_URL', (c) => c.siteUrl, undefined),
  {
    variable: 'TRUST_PROXY',
    read: (c) => c.trustProxy,
    fallback: false,
    valid: {
      '1': 1,
      '99': 99,
      '10.0.0.0/8, ::1': ['10.0.0.0/8', '::1'],
      'loopback, uniquelocal': ['loopback', 'uniquelocal'],
      '192.0.2.0/255.255.255.0': ['192.0.2.0/255.255.255.0'],
    },
    invalid: [
      'true',
      'yes',
      '-1',
      '1.5',
      '0',
      '100',
      '0x7f000001',
      '010.0.0.1',
      '10.0.0.0/33',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/255.0.255.0',
      'toString',
      '10.0.0',
      '10.0.0.1,',
      'proxy.example',
      '::1/129',
      '*',
    ],
  },
  {
    variable: 'LOG_LEVEL',
    read: (c) => c.logLevel,
    fallback: 'info',
    valid: Object.fromEntries(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map((l) => [l, l]),
    ),
    invalid: ['verbose', 'INFO', '30'],
  },
  {
    ...number('FORM_POSTS_PER_MINUTE', (c) => c.formPostsPerMinute, 30, 1, 1_000_000),
    valid: { '0': 0, '600': 600 },
  },
  number('RESUME_MAX_MB', (c) => c.resumeMaxBytes, 5 * 1024 * 1024, 1024 * 1024, 100),
  number('SHUTDOWN_GRACE_SECONDS', (c) => c.shutdownGraceMs, 10_000, 1000, 3600),
  number('SHUTDOWN_DELAY_SECONDS', (c) => c.shutdownDelayMs, 0, 1000, 3600),
  number('KEEP_ALIVE_SECONDS', (c) => c.keepAliveMs, 75_000, 1000, 3600),
  number('METRICS_PORT', (c) => c.metricsPort, undefined, 1, 65_535),
  origin('ASSET_ORIGIN', (c) => c.assetOrigin, ''),
  text('COMPANY_NAME', (c) => c.company.name, 'Rupantra'),
  text('COMPANY_CITY', (c) => c.company.city, 'Kolkata'),
  text('LEGAL_DISTRICT', (c) => c.company.legalDistrict, 'Kolkata'),
  mail('CONTACT_EMAIL', (c) => c.company.contactEmail, 'contact@rupantra.example'),
  mail('BILLING_EMAIL', (c) => c.company.billingEmail, 'billing@rupantra.example'),
  mail('CAREERS_EMAIL', (c) => c.company.careersEmail, 'careers@rupantra.example'),
  phone('CONTACT_PHONE', (c) => c.company.phone, '+91 98300 00000'),
  phone('CONTACT_LANDLINE', (c) => c.company.landline, '+91 33 4000 0000'),
  social('SOCIAL_LINKEDIN', 'LinkedIn'),
  social('SOCIAL_X', 'X'),
  social('SOCIAL_FACEBOOK', 'Facebook'),
  social('SOCIAL_INSTAGRAM', 'Instagram'),
];
