import type { MouseEvent, ReactNode } from 'react';
import { careersLabels } from '#content/careers/labels.ts';
import type { DescriptionSection, Posting } from '#content/careers/posting.ts';
import { Fold } from './Fold.tsx';
import { KeepWords } from './KeepTogether.tsx';
import { Picture, type PictureProps } from './Picture.tsx';
import { readableDate } from './readableDate.ts';

/** A posting with its addresses. */
export interface Job extends Omit<Posting, 'picture'> {
  readonly picture: PictureProps;
  readonly slug: string;
  readonly href: string;
  /** The address that shows the application modal over this job. */
  readonly applyHref: string;
}

interface JobDetailsProps {
  readonly job: Job;
  readonly company: string;
  readonly onApply: (event: MouseEvent) => void;
}

/** The part of a posting that stands below the others (JobAside.tsx). */
export const asidePart = 'apply';

/** The selected job in full, with a button to apply at its head; on phones what is said of the company is folded. */
export function JobDetails({ job, company, onApply }: JobDetailsProps): ReactNode {
  const [about, ...parts] = job.jobDescription.filter(({ id }) => id !== asidePart);
  return (
    <article className="job">
      <div className="job-apply">
        <h2>
          <span className="job-title">{job.jobTitle}</span>{' '}
          <span className="tab-line">
            {job.shortTitle} · {job.posting}
          </span>
        </h2>
        <ApplyButton href={job.applyHref} onApply={onApply} />
      </div>
      <dl className="job-facts">
        <Fact term={careersLabels.salary}>{careersLabels.salaryRange(job.salary)}</Fact>
        <Fact term={careersLabels.company}>{company}</Fact>
        <Fact
          term={careersLabels.location}
        >{`${job.location.locality} ${job.location.region}`}</Fact>
        <Fact term={careersLabels.jobType}>{job.jobType}</Fact>
        <Fact term={careersLabels.posted}>
          <time dateTime={job.timestamp}>{readableDate(job.timestamp)}</time>
        </Fact>
      </dl>
      <div className="job-text">
        {about && <Part {...about} picture={job.picture} />}
        {parts.filter(isList).map(({ id, ...part }) => (
          <Part key={id} {...part} />
        ))}
        <Part descriptionTitle={careersLabels.qualifications} description={job.qualifications} />
        <div className="job-side">
          {parts
            .filter((part) => !isList(part))
            .map(({ id, ...part }) => (
              <FoldedPart key={id} {...part} />
            ))}
        </div>
      </div>
    </article>
  );
}

const isList = ({ description }: DescriptionSection): boolean => typeof description !== 'string';

interface ApplyButtonProps {
  readonly href: string;
  readonly onApply: (event: MouseEvent) => void;
}

/** Opens the application modal; without JavaScript a link to it. */
export const ApplyButton = ({ href, onApply }: ApplyButtonProps): ReactNode => (
  <a className="button" href={href} onClick={onApply}>
    {careersLabels.apply}
  </a>
);

type PartProps = Omit<DescriptionSection, 'id'>;

const Part = ({
  descriptionTitle,
  description,
  picture,
}: PartProps & { readonly picture?: PictureProps }): ReactNode => (
  <section>
    {picture && <Picture {...picture} />}
    <h3>{descriptionTitle}</h3>
    <Description>{description}</Description>
  </section>
);

const FoldedPart = ({ descriptionTitle, description }: PartProps): ReactNode => (
  <section>
    <Fold heading={<h3>{descriptionTitle}</h3>}>
      <Description>{description}</Description>
    </Fold>
  </section>
);

interface DescriptionProps {
  readonly children: DescriptionSection['description'];
  /** Its items are done one after the other. */
  readonly isSequence?: true;
}

/** What a part of a posting says, as a paragraph or as a list. */
export function Description({ children, isSequence }: DescriptionProps): ReactNode {
  if (typeof children === 'string') {
    return (
      <p>
        <KeepWords>{children}</KeepWords>
      </p>
    );
  }
  const items = children.map((item) => <li key={item}>{item}</li>);
  return isSequence ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Fact({ term, children }: { term: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
