import type { ReactNode } from 'react';
import { contact } from '#content/contact.ts';
import { contactForm } from '#content/forms/contactForm.ts';
import { subjectOf } from '#content/urlState.ts';
import { Island } from '../../Island.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSite } from '../../site.ts';
import { blank } from '../../widgets/forms/outcome.ts';
import type { PageProps } from '../pageProps.ts';
import { CompanyDetails } from './CompanyDetails.tsx';
import { ContactPanel, NextSteps } from './ContactPanel.tsx';
import { Offices } from './Offices.tsx';

/** The contact page: its words, facts and what happens next on the left, the form beside them from the top, offices below. */
export function ContactPage({ state, submission }: PageProps<'contact'>): ReactNode {
  const { company } = useSite();
  const subject = subjectOf(state);
  return (
    <>
      <section className="band contact">
        <div className="container">
          <div className="contact-columns">
            <PageHead heading={contact.heading} lead={contact.lead}>
              <ContactPanel />
            </PageHead>
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
            <NextSteps />
          </div>
        </div>
      </section>
      <Offices />
      <CompanyDetails />
    </>
  );
}
