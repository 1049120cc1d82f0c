import type { ReactNode } from 'react';
import { contact } from '#content/contact.ts';
import { chooseTime } from '#content/contactActions.ts';
import { contactForm } from '#content/forms/contactForm.ts';
import { subjectOf } from '#content/urlState.ts';
import { Island } from '../../Island.tsx';
import { Call } from '../../shell/Call.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { SocialIcons } from '../../shell/SocialIcons.tsx';
import { useSite } from '../../site.ts';
import { usePicture } from '../../usePicture.ts';
import { blank } from '../../widgets/forms/outcome.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';
import type { PageProps } from '../pageProps.ts';
import { CompanyDetails } from './CompanyDetails.tsx';
import { ContactActions, ContactPanel, OpenHours } from './ContactPanel.tsx';
import { Offices } from './Offices.tsx';

/** The contact page: the form, beside or below it the facts and the map, then the offices. */
export function ContactPage({ state, submission }: PageProps<'contact'>): ReactNode {
  const { company } = useSite();
  const subject = subjectOf(state);
  const find = usePicture();
  return (
    <>
      <section className="band contact">
        <div className="container">
          <PageHead heading={contact.heading} lead={contact.lead}>
            <ContactActions />
            <OpenHours />
            <SocialIcons networks={contact.networks} />
            <Picture {...find(contact.answering)} eager />
          </PageHead>
          <div className="contact-columns">
            <section className="card" aria-labelledby="message">
              <h2 id="message">{contactForm.heading}</h2>
              <Island
                widget="contact-form"
                props={{
                  outcome: submission?.outcome ?? blank,
                  address: company.contactEmail,
                  ...(subject && { about: { page: subject.path.slice(1), name: subject.name } }),
                }}
              />
            </section>
            <ContactPanel />
          </div>
        </div>
      </section>
      <Offices />
      <CompanyDetails />
      <Call {...contact.closing} actions={[chooseTime]} />
    </>
  );
}
