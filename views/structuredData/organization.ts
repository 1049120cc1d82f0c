import type { Site } from '../site.ts';
import { contactPoints } from './contactPoints.ts';
import { publisher } from './publisher.ts';
import type { Organization } from './vocabulary.ts';

/** The company, with all that an operator has said about it. */
export function organization(site: Site): Organization {
  const { company, origin } = site;
  const contactPoint = contactPoints(company);
  const sameAs = Object.values(company.social);
  return {
    ...publisher(site),
    logo: `${origin}/icon-512.png`,
    ...(company.legalName && { legalName: company.legalName }),
    ...(company.gstin && { vatID: company.gstin }),
    address: {
      '@type': 'PostalAddress',
      ...(company.registeredOffice && { streetAddress: company.registeredOffice.join(', ') }),
      addressLocality: company.city,
      addressCountry: 'IN',
    },
    ...(contactPoint.length > 0 && { contactPoint }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}
