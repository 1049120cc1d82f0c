import type { ReactNode } from 'react';
import { contact, type Office } from '#content/contact.ts';
import { Band } from '../../sections/Band.tsx';
import { PhoneLink } from '../../shell/PhoneLink.tsx';
import { useSite } from '../../site.ts';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';

/** The three offices, each with its town. */
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
  const { write } = contact;
  const find = usePicture();
  return (
    <li className="card office">
      <Picture {...find(office.picture)} />
      <div>
        <h3>{office.name}</h3>
        {office.kind === 'planned' && <span className="badge">{office.status}</span>}
        <p>{office.text}</p>
        {office.kind === 'open' && (
          <address>
            <p>
              <PhoneLink number={phone} />
            </p>
            <p>
              <a href={`mailto:${contactEmail}`}>{write.contact}</a>
            </p>
            <p>
              <a href={`mailto:${billingEmail}`}>{write.billing}</a>
            </p>
          </address>
        )}
      </div>
    </li>
  );
}
