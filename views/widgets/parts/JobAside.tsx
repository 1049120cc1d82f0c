import type { MouseEvent, ReactNode } from 'react';
import { careersLabels } from '#content/careers/labels.ts';
import { Fold } from './Fold.tsx';
import { ApplyButton, asidePart, Description, type Job } from './JobDetails.tsx';
import { RichText } from './RichText.tsx';

interface JobAsideProps {
  readonly job: Job;
  /** Where applications are mailed to. */
  readonly address: string;
  readonly onApply: (event: MouseEvent) => void;
}

/** How to apply for a job by email, where to, and a button for it. */
export const JobAside = ({ job, address, onApply }: JobAsideProps): ReactNode => (
  <>
    {job.jobDescription
      .filter(({ id }) => id === asidePart)
      .map(({ id, descriptionTitle, description }) => (
        <section key={id}>
          <Fold heading={<h3>{descriptionTitle}</h3>}>
            <Description isSequence>{description}</Description>
          </Fold>
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
