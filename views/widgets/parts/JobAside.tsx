import type { ReactNode } from 'react';
import { careersLabels } from '#content/careers/labels.ts';
import { asideParts, Description, type Job } from './JobDetails.tsx';
import { RichText } from './RichText.tsx';

interface JobAsideProps {
  readonly job: Job;
  /** Where applications are mailed to. */
  readonly address: string;
}

/** What is offered for a job, how to apply for it by email, and where to. */
export const JobAside = ({ job, address }: JobAsideProps): ReactNode => (
  <>
    {job.jobDescription
      .filter(({ id }) => asideParts.includes(id))
      .map(({ id, descriptionTitle, description }) => (
        <section key={id}>
          <h3>{descriptionTitle}</h3>
          <Description>{description}</Description>
        </section>
      ))}
    <p className="job-address">
      <RichText>{careersLabels.mailAddress(address)}</RichText>
    </p>
  </>
);
