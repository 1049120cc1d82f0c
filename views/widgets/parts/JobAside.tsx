import type { MouseEvent, ReactNode } from 'react';
import { careersLabels } from '#content/careers/labels.ts';
import { ApplyButton, asidePart, Description, type Job } from './JobDetails.tsx';
import { RichText } from './RichText.tsx';

interface JobAsideProps {
  readonly job: Job;
  /** Where applications are mailed to. */
  readonly address: string;
  readonly onApply: (event: MouseEvent) => void;
}

/** How to apply for a job by email, with a button for it and where to. */
export const JobAside = ({ job, address, onApply }: JobAsideProps): ReactNode =>
  job.jobDescription
    .filter(({ id }) => id === asidePart)
    .map(({ id, descriptionTitle, description }) => (
      <section key={id}>
        <h3>{descriptionTitle}</h3>
        <div className="job-how">
          <Description isSequence>{description}</Description>
          <div className="job-address">
            <ApplyButton href={job.applyHref} onApply={onApply} />
            <p>
              <RichText>{careersLabels.mailAddress(address)}</RichText>
            </p>
          </div>
        </div>
      </section>
    ));
