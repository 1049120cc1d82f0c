import type { MouseEvent, ReactNode } from 'react';
import type { Posting } from '#content/careers/posting.ts';
import { readableDate } from './readableDate.ts';

/** A posting with what the page knows beside it. */
export interface Job extends Posting {
  readonly slug: string;
  readonly href: string;
  /** Shows the application modal over this job. */
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
        <Fact term="Company">{company}</Fact>
        <Fact term="Location">Kolkata West Bengal</Fact>
        <Fact term="Salary">
          {job.salary.from}-{job.salary.to} LPA
        </Fact>
        <Fact term="Job type">{job.jobType}</Fact>
        <Fact term="Posted">
          <time dateTime={job.timestamp}>{readableDate(job.timestamp)}</time>
        </Fact>
      </dl>
      <div className="job-text">
        <section>
          <h3>Qualifications</h3>
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
          The careers address is <a href={`mailto:${address}`}>{address}</a>.
        </p>
        <a className="button" href={job.applyHref} onClick={onApply}>
          Apply
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
