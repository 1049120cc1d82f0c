import type { Company, GrievanceOfficer } from './company.ts';

/** In the order in which they are shown. */
const legalKeys = ['legalName', 'cin', 'gstin', 'registeredOffice', 'contactPerson'] as const;

type LegalKey = (typeof legalKeys)[number];

const terms: Readonly<Record<LegalKey, string>> = {
  legalName: 'Registered name',
  cin: 'CIN',
  gstin: 'GSTIN',
  registeredOffice: 'Registered office',
  contactPerson: 'Contact person',
};

/** One detail of the company in the registers of the State. */
export interface LegalDetail {
  readonly key: LegalKey;
  readonly term: string;
  readonly value: string;
}

/** The details that the operator has set (Companies (Incorporation) Rules 2014, rule 26). */
export function legalIdentity(company: Company): readonly LegalDetail[] {
  const values: Readonly<Record<LegalKey, string | undefined>> = {
    legalName: company.legalName,
    cin: company.cin,
    gstin: company.gstin,
    registeredOffice: company.registeredOffice?.join(', '),
    contactPerson: company.contactPerson,
  };
  return legalKeys.flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : { key, term: terms[key], value };
  });
}

/** What the contact page says around them. */
export const legalWords = {
  heading: 'Company details',
  grievanceOfficer: 'Grievance officer',
} as const;

/** Whether there is anything to show of the officer. */
export const hasContact = ({ name, email, phone }: GrievanceOfficer = {}): boolean =>
  name !== undefined || email !== undefined || phone !== undefined;
