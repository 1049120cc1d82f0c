import type { ReactNode } from 'react';
import { contact } from '#content/contact.ts';
import type { IconName } from '#content/icon.ts';
import { Icon } from '../../Icon.tsx';
import { Notes } from '../../sections/Notes.tsx';
import { MailLink } from '../../shell/MailLink.tsx';
import { PhoneLink } from '../../shell/PhoneLink.tsx';
import { telephone } from '../../shell/telephone.ts';
import { useSite } from '../../site.ts';

/** The two ways that a thumb wants first, and when someone answers; wider screens have them in the list beside the form. */
export function ContactActions(): ReactNode {
  const { phone, contactEmail } = useSite().company;
  const { call, email } = contact.panel.actions;
  return (
    <p className="contact-actions actions">
      <a className="button" href={telephone(phone)}>
        <Icon name="phone" /> {call}
      </a>
      <a className="button button-outline" href={`mailto:${contactEmail}`}>
        <Icon name="mail" /> {email}
      </a>
      <span>
        <Hours />
      </span>
    </p>
  );
}

/** The facts: numbers, email addresses, the location and the working hours. */
export function ContactPanel(): ReactNode {
  const { phone, landline, contactEmail, billingEmail } = useSite().company;
  const { heading, terms } = contact.panel;
  return (
    <section className="contact-panel" aria-labelledby="reach">
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
        </Entry>
        <Entry icon="clock" term={terms.hours}>
          <Hours />
        </Entry>
      </dl>
    </section>
  );
}

const Hours = (): ReactNode =>
  contact.hours.map(({ days, time }) => (
    <span className="hours" key={days}>
      {days} <span className="hours-time">{time}</span>{' '}
    </span>
  ));

/** What becomes of a message, below the form. */
export function NextSteps(): ReactNode {
  const { heading, steps } = contact.next;
  return (
    <section className="contact-panel" aria-labelledby="next">
      <h2 id="next">{heading}</h2>
      <Notes>
        {steps.map(({ term, detail }) => (
          <li key={term}>
            <strong>{term}</strong> {detail}
          </li>
        ))}
      </Notes>
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
