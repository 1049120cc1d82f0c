import type { ContactPoint, Organization } from 'schema-dts';
import { type Company, placeholderCompany } from '#content/company.ts';
import type { Site } from '../site.ts';

/** The company, with the ways to reach it that an operator has set: placeholders reach nobody. */
export function organization(site: Site): Exclude<Organization, string> {
  const { company, origin } = site;
  const contactPoint = contactPoints(company);
  const sameAs = Object.values(company.social);
  return {
    ...publisher(site),
    logo: `${origin}/icon-512.png`,
    address: { '@type': 'PostalAddress', addressLocality: company.city, addressCountry: 'IN' },
    ...(contactPoint.length > 0 && { contactPoint }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** The company where something else is described: enough to know it by. */
export function publisher({ company, origin }: Site) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
  } as const;
}

type Detail = 'phone' | 'landline' | 'contactEmail' | 'billingEmail' | 'careersEmail';

interface Contact {
  readonly contactType: string;
  readonly telephone: readonly Detail[];
  readonly email: readonly Detail[];
}

const contacts: readonly Contact[] = [
  {
    contactType: 'customer service',
    telephone: ['phone', 'landline'],
    email: ['contactEmail'],
  },
  { contactType: 'billing support', telephone: [], email: ['billingEmail'] },
  { contactType: 'careers', telephone: [], email: ['careersEmail'] },
];

function contactPoints(company: Company): ContactPoint[] {
  const configured = (details: readonly Detail[]) =>
    details.map((name) => (isConfigured(company, name) ? company[name] : '')).filter(Boolean);
  return contacts.flatMap(({ contactType, ...details }) => {
    const telephone = configured(details.telephone);
    const email = configured(details.email);
    if (telephone.length + email.length === 0) return [];
    return {
      '@type': 'ContactPoint',
      contactType,
      areaServed: 'IN',
      ...(telephone.length > 0 && { telephone }),
      ...(email.length > 0 && { email }),
    };
  });
}

/** Whether an operator has set a detail. */
export const isConfigured = (company: Company, detail: Detail): boolean =>
  company[detail] !== placeholderCompany[detail];
