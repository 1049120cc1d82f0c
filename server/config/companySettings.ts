/** What an operator has said about the company, from the owner's file and the variables, which win. */
import type { CompanyFile } from './companyFile.ts';
import type { VariableName } from './variables.ts';

/** The owner's file with the variables in place of its keys. */
export type CompanySettings = CompanyFile;

/** The key of the owner's file that each variable of the company overrides. */
export const keyOfVariable = {
  COMPANY_NAME: 'name',
  COMPANY_CITY: 'city',
  CONTACT_EMAIL: 'email.contact',
  BILLING_EMAIL: 'email.billing',
  CAREERS_EMAIL: 'email.careers',
  CONTACT_PHONE: 'phone.mobile',
  CONTACT_LANDLINE: 'phone.landline',
  LEGAL_DISTRICT: 'legalDistrict',
  SOCIAL_LINKEDIN: 'social.linkedin',
  SOCIAL_X: 'social.x',
  SOCIAL_FACEBOOK: 'social.facebook',
  SOCIAL_INSTAGRAM: 'social.instagram',
} as const satisfies Readonly<Partial<Record<VariableName, string>>>;

/** The value of a key such as `email.billing`; undefined if it is not set. */
export function settingOf(settings: CompanySettings, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((within, name) => (isObject(within) ? within[name] : undefined), settings);
}

/** Puts the variables that are set over the keys that they override. */
export function overlay(
  file: CompanyFile,
  values: Readonly<Partial<Record<VariableName, unknown>>>,
): CompanySettings {
  let settings = file;
  for (const [variable, key] of Object.entries(keyOfVariable)) {
    const value = values[variable as VariableName];
    if (value !== undefined) settings = withSetting(settings, key, value);
  }
  return settings;
}

/** The settings with a value for one key, which has passed the key's schema. */
export function withSetting(
  settings: CompanySettings,
  key: string,
  value: unknown,
): CompanySettings {
  const [name = '', within] = key.split('.');
  const group = settingOf(settings, name);
  return {
    ...settings,
    [name]: within ? { ...(isObject(group) && group), [within]: value } : value,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
