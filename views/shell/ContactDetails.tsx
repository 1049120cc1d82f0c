import type { ReactNode } from 'react';
import { contact } from '#content/contact.ts';
import { useSite } from '../site.ts';
import { MailLink } from './MailLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** City, phone and the two email addresses, as every footer shows them. */
export function ContactDetails(): ReactNode {
  const { city, phone, contactEmail, billingEmail } = useSite().company;
  return (
    <address className="contact-details">
      <p>{`${city}, ${contact.country}`}</p>
      <p>
        <PhoneLink number={phone} />
      </p>
      <p>
        <MailLink address={contactEmail} />
      </p>
      <p>
        <MailLink address={billingEmail} />
      </p>
    </address>
  );
}
