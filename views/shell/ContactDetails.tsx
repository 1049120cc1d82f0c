import type { ReactNode } from 'react';
import { useSite } from '../site.ts';

/** A `tel:` address of a phone number as people write it. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

/** City, phone and the two mail addresses. */
export function ContactDetails(): ReactNode {
  const { city, phone, contactEmail, billingEmail } = useSite().company;
  return (
    <address className="contact-details">
      <p>{city}, India</p>
      <p>
        <a href={telephone(phone)}>{phone}</a>
      </p>
      <p>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
      <p>
        <a href={`mailto:${billingEmail}`}>{billingEmail}</a>
      </p>
    </address>
  );
}
