import type { ReactNode } from 'react';
import { contact } from '#content/contact.ts';
import { Band } from '../sections/Band.tsx';
import { useSite } from '../site.ts';
import { usePicture } from '../usePicture.ts';
import { Picture } from '../widgets/parts/Picture.tsx';
import { telephone } from './ContactDetails.tsx';

/** The three offices; the one that is open with its phone and mail addresses. */
export function Offices(): ReactNode {
  const { phone, contactEmail, billingEmail } = useSite().company;
  const find = usePicture();
  return (
    <Band kind="offices" heading="Our offices">
      <div className="offices">
        <Picture {...find(contact.picture)} />
        <ul className="office-list">
          {contact.offices.map((office) => (
            <li className="card office" key={office.name}>
              <h3>{office.name}</h3>
              {office.kind === 'planned' && <p className="badge">{office.status}</p>}
              <p>{office.text}</p>
              {office.kind === 'open' && (
                <address>
                  <a href={telephone(phone)}>{phone}</a>{' '}
                  <a href={`mailto:${contactEmail}`}>{contactEmail}</a>{' '}
                  <a href={`mailto:${billingEmail}`}>{billingEmail}</a>
                </address>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
