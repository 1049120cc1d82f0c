import type { ReactNode } from 'react';
import { contact } from '#content/contact.ts';
import type { IconName } from '#content/iconName.ts';
import { Icon } from '../../Icon.tsx';
import { MailLink } from '../../shell/MailLink.tsx';
import { PhoneLink } from '../../shell/PhoneLink.tsx';
import { telephone } from '../../shell/telephone.ts';
import { useSite } from '../../site.ts';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';

/** The two ways that most want first; both are in the list beside or below the form as well. */
export function ContactActions(): ReactNode {
  const { phone, contactEmail } = useSite().company;
  const { actions } = contact.panel;
  return (
    <p className="contact-actions actions">
      <a className="button" href={telephone(phone)}>
        <Icon name="phone" /> {actions.call}
      </a>
      <a className="button button-outline" href={`mailto:${contactEmail}`}>
        <Icon name="mail" /> {actions.email}
      </a>
    </p>
  );
}

/** When the office is open, before the form where the facts come after it. */
export function OpenHours(): ReactNode {
  return (
    <p className="contact-open">
      <Icon name="clock" />
      <span>
        {contact.panel.terms.hours} <Hours />
      </span>
    </p>
  );
}

/** The facts: numbers, email addresses, the location and the working hours; then the map. */
export function ContactPanel(): ReactNode {
  const { phone, landline, contactEmail, billingEmail } = useSite().company;
  const { heading, terms } = contact.panel;
  const find = usePicture();
  return (
    <section className="card contact-panel" aria-labelledby="reach">
      <h2 id="reach">{heading}</h2>
      <dl>
        <Entry icon="smartphone" term={terms.mobile}>
          <PhoneLink number={phone} />
        </Entry>
        <Entry icon="phone" term={terms.landline}>
          <PhoneLink number={landline} />
        </Entry>
        <Entry icon="mail" term={terms.contact}>
          <MailLink address={contactEmail} />
        </Entry>
        <Entry icon="receipt" term={terms.billing}>
          <MailLink address={billingEmail} />
        </Entry>
        <Entry icon="map-pin" term={terms.location}>
          {contact.location}
          <br />
          {contact.beforeVisit}
        </Entry>
        <Entry icon="clock" term={terms.hours}>
          <Hours />
        </Entry>
      </dl>
      <Picture {...find(contact.picture)} />
    </section>
  );
}

const Hours = (): ReactNode =>
  contact.hours.map(({ days, time }) => (
    <span className="hours" key={days}>
      {days} <span className="hours-time">{time}</span>{' '}
    </span>
  ));

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
