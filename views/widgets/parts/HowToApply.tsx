import type { ReactNode } from 'react';
import { careersLabels } from '#content/careers/labels.ts';
import { Description, howToApply, type Job } from './JobDetails.tsx';
import { RichText } from './RichText.tsx';

interface HowToApplyProps {
  readonly job: Job;
  /** Where applications are mailed to. */
  readonly address: string;
}

/** How to apply for a job by email, and where to. */
export function HowToApply({ job, address }: HowToApplyProps): ReactNode {
  const part = job.jobDescription.find(({ id }) => id === howToApply);
  return (
    part && (
      <>
        <h3>{part.descriptionTitle}</h3>
        <Description>{part.description}</Description>
        <p className="job-address">
          <RichText>{careersLabels.mailAddress(address)}</RichText>
        </p>
      </>
    )
  );
}
