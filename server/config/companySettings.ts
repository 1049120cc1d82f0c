/** What an operator has said about the company, from the owner's file and the variables, which win. */
import { type Company, placeholderCompany as placeholder } from '#content/company.ts';
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

/** What stands on the pages for the keys that cannot be left out. */
export const placeholders: CompanySettings = {
  name: placeholder.name,
  city: placeholder.city,
  email: {
    contact: placeholder.contactEmail,
    billing: placeholder.billingEmail,
    careers: placeholder.careersEmail,
  },
  phone: { mobile: placeholder.phone, landline: placeholder.landline },
  legalDistrict: placeholder.legalDistrict,
};

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

/** The company as the pages show it: placeholders stand for what has to be somewhere, and the rest is left out. */
export function companyOf(settings: CompanySettings): Company {
  const { name, city, email, phone, legalDistrict, social = {}, partners = {} } = settings;
  const { legalName, cin, gstin, registeredOffice, contactPerson, grievanceOfficer } = settings;
  return {
    name: name ?? placeholder.name,
    city: city ?? placeholder.city,
    contactEmail: email?.contact ?? placeholder.contactEmail,
    billingEmail: email?.billing ?? placeholder.billingEmail,
    careersEmail: email?.careers ?? placeholder.careersEmail,
    phone: phone?.mobile ?? placeholder.phone,
    landline: phone?.landline ?? placeholder.landline,
    legalDistrict: legalDistrict ?? placeholder.legalDistrict,
    social: {
      ...(social.linkedin && { LinkedIn: social.linkedin }),
      ...(social.x && { X: social.x }),
      ...(social.facebook && { Facebook: social.facebook }),
      ...(social.instagram && { Instagram: social.instagram }),
    },
    partners,
    legalName,
    cin,
    gstin,
    registeredOffice,
    contactPerson,
    grievanceOfficer,
  };
}

/** The variables whose placeholder stands: neither they nor their keys are set. */
export const placeholdersIn = (settings: CompanySettings): readonly string[] =>
  Object.entries(keyOfVariable)
    .filter(([, key]) => settingOf(placeholders, key) !== undefined)
    .filter(([, key]) => settingOf(settings, key) === undefined)
    .map(([variable]) => variable);

/*
 * Companies (Incorporation) Rules 2014, rule 26, and SPDI Rules 2011, rule 5(9). Name, telephone and email, which they
 * ask for as well, are among the placeholders.
 */
const wantedByLaw = ['cin', 'registeredOffice', 'contactPerson', 'grievanceOfficer.name'];

/** The keys that the law wants on the site and that are not set. */
export const missingByLaw = (settings: CompanySettings): readonly string[] =>
  wantedByLaw.filter((key) => settingOf(settings, key) === undefined);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
