import type { ReactNode } from 'react';
import type { Company } from '#content/company.ts';
import { useSite } from '../../site.ts';
import { readableDate } from '../../widgets/parts/readableDate.ts';
import type { PageProps } from '../pageProps.ts';
import { literal, renderMarkdown } from './policyMarkdown.ts';

/** A policy: numbered headings beside a list of contents, and the date of its last change. */
export function PolicyPage({ page }: PageProps<'policy'>): ReactNode {
  const { company } = useSite();
  const { heading, lead, body } = page.policy;
  const { html, headings } = renderMarkdown(body(inMarkdown(company)));
  return (
    <article className="band policy">
      <div className="container">
        <header className="band-head">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <p className="policy-date">
            Last changed on{' '}
            <time dateTime={page.lastChanged}>{readableDate(page.lastChanged)}</time>
          </p>
        </header>
        <div className="policy-columns">
          <nav className="contents" aria-label="Contents">
            <ol>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown is our own content. */}
          <div className="policy-text" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </div>
    </article>
  );
}

const inMarkdown = (company: Company): Company => ({
  ...company,
  name: literal(company.name),
  city: literal(company.city),
  legalDistrict: literal(company.legalDistrict),
  phone: unbroken(company.phone),
});

/* A number that is cut at the end of a line is dialled wrongly. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00A0');
