import type { ReactNode } from 'react';
import { contact } from '#content/contact.ts';
import type { IconName } from '#content/icon.ts';
import { Icon } from '../Icon.tsx';
import { useSite } from '../site.ts';
import { telephone } from './ContactDetails.tsx';

/** Numbers, mail addresses, the location and the working hours. */
export function ContactPanel(): ReactNode {
  const { phone, landline, contactEmail, billingEmail } = useSite().company;
  return (
    <section className="card contact-panel" aria-labelledby="reach">
      <h2 id="reach">Reach us directly</h2>
      <dl>
        <Entry icon="smartphone" term="Mobile">
          <a href={telephone(phone)}>{phone}</a>
        </Entry>
        <Entry icon="phone" term="Landline">
          <a href={telephone(landline)}>{landline}</a>
        </Entry>
        <Entry icon="mail" term="Contact">
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </Entry>
        <Entry icon="receipt" term="Billing">
          <a href={`mailto:${billingEmail}`}>{billingEmail}</a>
        </Entry>
        <Entry icon="map-pin" term="Location">
          {contact.location}
        </Entry>
        <Entry icon="clock" term="Working hours">
          {contact.hours.map(({ days, time }) => (
            <span className="hours" key={days}>
              {days} <span className="hours-time">{time}</span>{' '}
            </span>
          ))}
        </Entry>
      </dl>
    </section>
  );
}

interface EntryProps {
  readonly icon: IconName;
  readonly term: string;
  readonly children: ReactNode;
}

function Entry({ icon, term, children }: EntryProps): ReactNode {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
