import { careersLabels } from '#content/careers/labels.ts';
import type { Posting } from '#content/careers/posting.ts';
import { escapeHtml } from '#content/escapeHtml.ts';
import { writePageState } from '#content/urlState.ts';
import type { Site } from '../site.ts';
import { isConfigured } from './contactPoints.ts';
import { publisher } from './publisher.ts';
import type { JobPosting } from './vocabulary.ts';

const lakh = 100_000;

/** An open position. It has no `validThrough`, because no posting has a last day. */
export function jobPosting(posting: Posting, site: Site): JobPosting {
  const { company, origin } = site;
  const { id, jobTitle, posting: department, timestamp, salary, location } = posting;
  return {
    '@type': 'JobPosting',
    title: jobTitle,
    description: descriptionOf(posting),
    identifier: { '@type': 'PropertyValue', name: company.name, value: id },
    url: `${origin}/Career${writePageState('/Career', { job: id })}`,
    datePosted: timestamp,
    employmentType: 'FULL_TIME',
    hiringOrganization: publisher(site),
    employmentUnit: { '@type': 'Organization', name: department },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: location.locality,
        addressRegion: location.region,
        addressCountry: 'IN',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: salary.from * lakh,
        maxValue: salary.to * lakh,
        unitText: 'YEAR',
      },
    },
    ...(isConfigured(company, 'careersEmail') && {
      applicationContact: { '@type': 'ContactPoint', email: company.careersEmail },
    }),
  };
}

/* Job search engines want the complete description, as HTML. */
function descriptionOf({ qualifications, jobDescription }: Posting): string {
  const parts = jobDescription.map(
    ({ descriptionTitle, description }) => heading(descriptionTitle) + body(description),
  );
  return [heading(careersLabels.qualifications), body(qualifications), ...parts].join('');
}

const heading = (text: string): string => `<h3>${escapeHtml(text)}</h3>`;

const body = (text: string | readonly string[]): string =>
  typeof text === 'string'
    ? `<p>${escapeHtml(text)}</p>`
    : `<ul>${text.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
