import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Company, GrievanceOfficer } from '#content/company.ts';
import type { PictureText } from '#content/pictureText.ts';
import { policyClosing, policyLabels } from '#content/policies/policy.ts';
import { preloadEither } from '../../preloadEither.ts';
import { literal, renderMarkdown } from '../../renderMarkdown.ts';
import { Proof } from '../../sections/Proof.tsx';
import { RulesNote } from '../../sections/RulesNote.tsx';
import { Call } from '../../shell/Call.tsx';
import { Contents } from '../../shell/Contents.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { telephone } from '../../shell/telephone.ts';
import { useSite } from '../../site.ts';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';
import { readableDate } from '../../widgets/parts/readableDate.ts';
import type { PageProps } from '../pageProps.ts';

/** A policy: numbered headings beside a list of contents, the date of its last change, the sources of its rules. */
export function PolicyPage({ page }: PageProps<'policy'>): ReactNode {
  const { company } = useSite();
  const find = usePicture();
  const { heading, lead, picture, inShort, body, rules = [] } = page.policy;
  const draw = (drawing: PictureText) => renderToStaticMarkup(<Picture {...find(drawing)} />);
  const { html, headings } = renderMarkdown(body(inMarkdown(company), draw));
  const scene = find(picture);
  preloadEither(scene);
  return (
    <>
      <article className="policy">
        <div className="article-head">
          <div className="container article-head-columns">
            <PageHead heading={heading} lead={lead}>
              <p className="policy-date">
                {policyLabels.lastChanged}{' '}
                <time dateTime={page.lastChanged}>{readableDate(page.lastChanged)}</time>
              </p>
            </PageHead>
            <Picture {...scene} eager />
          </div>
          <div className="container">
            <Proof facts={inShort} />
          </div>
        </div>
        <div className="container policy-columns">
          <Contents label={policyLabels.contents} headings={headings} />
          <div className="article-column">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown is our own content. */}
            <div className="policy-text" dangerouslySetInnerHTML={{ __html: html }} />
            <RulesNote rules={rules} />
          </div>
        </div>
      </article>
      <Call {...policyClosing} />
    </>
  );
}

const inMarkdown = (company: Company): Company => ({
  ...company,
  name: literal(company.name),
  city: literal(company.city),
  legalDistrict: literal(company.legalDistrict),
  phone: dialled(company.phone),
  legalName: company.legalName && literal(company.legalName),
  registeredOffice: company.registeredOffice?.map(literal),
  grievanceOfficer: company.grievanceOfficer && inMarkdownOfficer(company.grievanceOfficer),
});

const inMarkdownOfficer = ({ name, email, phone }: GrievanceOfficer): GrievanceOfficer => ({
  name: name && literal(name),
  email,
  phone: phone && dialled(phone),
});

/* A number that is broken at the end of a line is easily dialled wrongly. */
const dialled = (phone: string): string =>
  `[${phone.replaceAll(' ', '\u00A0')}](${telephone(phone)})`;
