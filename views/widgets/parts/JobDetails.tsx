import type { MouseEvent, ReactNode } from 'react';
import { careersLabels } from '#content/careers/labels.ts';
import type { Posting } from '#content/careers/posting.ts';
import { RichText } from './RichText.tsx';
import { readableDate } from './readableDate.ts';

/** A posting with its addresses. */
export interface Job extends Posting {
  readonly slug: string;
  readonly href: string;
  /** The address that shows the application modal over this job. */
  readonly applyHref: string;
}

interface JobDetailsProps {
  readonly job: Job;
  readonly company: string;
  /** Where applications are mailed to. */
  readonly address: string;
  readonly onApply: (event: MouseEvent) => void;
}

/** The selected job in full. */
export function JobDetails({ job, company, address, onApply }: JobDetailsProps): ReactNode {
  return (
    <article className="job">
      <h2>{job.shortTitle}</h2>
      <dl className="job-facts">
        <Fact term={careersLabels.company}>{company}</Fact>
        <Fact
          term={careersLabels.location}
        >{`${job.location.locality} ${job.location.region}`}</Fact>
        <Fact term={careersLabels.salary}>{careersLabels.salaryRange(job.salary)}</Fact>
        <Fact term={careersLabels.jobType}>{job.jobType}</Fact>
        <Fact term={careersLabels.posted}>
          <time dateTime={job.timestamp}>{readableDate(job.timestamp)}</time>
        </Fact>
      </dl>
      <div className="job-text">
        <section>
          <h3>{careersLabels.qualifications}</h3>
          <List items={job.qualifications} />
        </section>
        {job.jobDescription.map(({ id, descriptionTitle, description }) => (
          <section key={id}>
            <h3>{descriptionTitle}</h3>
            {typeof description === 'string' ? <p>{description}</p> : <List items={description} />}
          </section>
        ))}
      </div>
      <div className="job-apply">
        <p>
          <RichText>{careersLabels.mailAddress(address)}</RichText>
        </p>
        <a className="button" href={job.applyHref} onClick={onApply}>
          {careersLabels.apply}
        </a>
      </div>
    </article>
  );
}

function List({ items }: { items: readonly string[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
