import type { ReactNode } from 'react';
import { contact, type Office } from '#content/contact.ts';
import { Band } from '../../sections/Band.tsx';
import { MailLink } from '../../shell/MailLink.tsx';
import { PhoneLink } from '../../shell/PhoneLink.tsx';
import { useSite } from '../../site.ts';
import { Facts } from '../../widgets/parts/Facts.tsx';

/** The three offices: the open one with what to know, and the planned ones in a line each. */
export function Offices(): ReactNode {
  return (
    <Band kind="offices" heading={contact.officesHeading}>
      <ul className="offices">
        {contact.offices.map((office) => (
          <OfficeCard key={office.name} office={office} />
        ))}
      </ul>
    </Band>
  );
}

/* Only an office that is open has a phone and email addresses. */
function OfficeCard({ office }: { office: Office }): ReactNode {
  const { phone, contactEmail, billingEmail } = useSite().company;
  return (
    <li className="card office">
      <h3>{office.name}</h3>
      {office.kind === 'planned' && <p className="badge">{office.status}</p>}
      <p>{office.text}</p>
      {office.kind === 'open' && (
        <>
          <Facts rows={office.notes} />
          <address>
            <PhoneLink number={phone} /> <MailLink address={contactEmail} />{' '}
            <MailLink address={billingEmail} />
          </address>
        </>
      )}
    </li>
  );
}
