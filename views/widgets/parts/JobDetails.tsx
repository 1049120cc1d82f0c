import type { MouseEvent, ReactNode } from 'react';
import { careersLabels } from '#content/careers/labels.ts';
import type { Posting } from '#content/careers/posting.ts';
import { Fold } from './Fold.tsx';
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

/** The selected job in full, with the way to apply at its head; its lists are folded on phones. */
export function JobDetails({ job, company, address, onApply }: JobDetailsProps): ReactNode {
  return (
    <article className="job">
      <div className="job-apply">
        <h2>{job.shortTitle}</h2>
        <a className="button" href={job.applyHref} onClick={onApply}>
          {careersLabels.apply}
        </a>
      </div>
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
          <List title={careersLabels.qualifications} items={job.qualifications} />
        </section>
        {job.jobDescription.map(({ id, descriptionTitle, description }) => (
          <section key={id}>
            {typeof description === 'string' ? (
              <>
                <h3>{descriptionTitle}</h3>
                <p>{description}</p>
              </>
            ) : (
              <List title={descriptionTitle} items={description} />
            )}
          </section>
        ))}
      </div>
      <p>
        <RichText>{careersLabels.mailAddress(address)}</RichText>
      </p>
    </article>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }): ReactNode {
  return (
    <Fold heading={<h3>{title}</h3>}>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Fold>
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
