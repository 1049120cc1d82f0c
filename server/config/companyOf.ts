import { type Company, placeholderCompany as placeholder } from '#content/company.ts';
import { type CompanySettings, keyOfVariable, settingOf } from './companySettings.ts';

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

/**
 * The keys that the law wants on the site and that are not set: Companies (Incorporation) Rules 2014, rule 26, and SPDI
 * Rules 2011, rule 5(9). Name, telephone and email, which they ask for as well, are among the placeholders.
 */
export function missingByLaw(settings: CompanySettings): readonly string[] {
  const { cin, registeredOffice, contactPerson, grievanceOfficer } = settings;
  const reached = grievanceOfficer?.email ?? grievanceOfficer?.phone;
  const wanted = {
    cin,
    registeredOffice,
    contactPerson,
    /* Its name and its contact. */
    grievanceOfficer: grievanceOfficer?.name && reached,
  };
  return Object.entries(wanted)
    .filter(([, value]) => value === undefined)
    .map(([key]) => key);
}
