import type { ReactNode } from 'react';
import { about } from '#content/about.ts';
import { contact } from '#content/contact.ts';
import { PhoneLink } from '../../shell/PhoneLink.tsx';
import { useSite } from '../../site.ts';

/** Where the office is, how to call it before a visit, when it is open, and when support answers. */
export function OfficeFacts(): ReactNode {
  const { terms } = contact.panel;
  const { support } = about.company;
  return (
    <dl className="facts">
      <div>
        <dt>{terms.location}</dt>
        <dd>{contact.location}</dd>
      </div>
      <div>
        <dt>{terms.mobile}</dt>
        <dd>
          <PhoneLink number={useSite().company.phone} />
        </dd>
      </div>
      <div>
        <dt>{terms.hours}</dt>
        {contact.hours.map(({ days, time }) => (
          <dd key={days}>
            {days} {time}
          </dd>
        ))}
      </div>
      <div>
        <dt>{support.term}</dt>
        <dd>{support.detail}</dd>
      </div>
    </dl>
  );
}
