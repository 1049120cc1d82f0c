import type { MouseEvent, ReactNode } from 'react';
import { careersLabels } from '#content/careers/labels.ts';
import { ApplyButton, asideParts, Description, type Job } from './JobDetails.tsx';
import { RichText } from './RichText.tsx';

interface JobAsideProps {
  readonly job: Job;
  /** Where applications are mailed to. */
  readonly address: string;
  readonly onApply: (event: MouseEvent) => void;
}

/** What is offered for a job, how to apply for it by email and where to, and a button for it. */
export const JobAside = ({ job, address, onApply }: JobAsideProps): ReactNode => (
  <>
    {job.jobDescription
      .filter(({ id }) => asideParts.includes(id))
      .map(({ id, descriptionTitle, description }) => (
        <section key={id}>
          <h3>{descriptionTitle}</h3>
          <Description>{description}</Description>
        </section>
      ))}
    <div className="job-apply job-address">
      <p>
        <RichText>{careersLabels.mailAddress(address)}</RichText>
      </p>
      <ApplyButton href={job.applyHref} onApply={onApply} />
    </div>
  </>
);
