import { type Company, placeholderCompany } from '#content/company.ts';
import type { ContactPoint } from './vocabulary.ts';

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

/** The ways to reach the company, without those that are still placeholders. */
export function contactPoints(company: Company): ContactPoint[] {
  const configured = (details: readonly Detail[]) =>
    details.filter((detail) => isConfigured(company, detail)).map((detail) => company[detail]);
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

/** Whether the operator has set a detail. */
export const isConfigured = (company: Company, detail: Detail): boolean =>
  company[detail] !== placeholderCompany[detail];
