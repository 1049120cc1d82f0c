import type { MouseEvent, ReactNode } from 'react';
import { careersLabels } from '#content/careers/labels.ts';
import { ApplyButton, asidePart, Description, type Job } from './JobDetails.tsx';
import { Picture, type PictureProps } from './Picture.tsx';
import { RichText } from './RichText.tsx';

interface JobAsideProps {
  readonly job: Job;
  /** Where applications are mailed to. */
  readonly address: string;
  readonly picture: PictureProps;
  readonly onApply: (event: MouseEvent) => void;
}

/** How to apply for a job by email beside a picture of it, a button for it, and where to. */
export const JobAside = ({ job, address, picture, onApply }: JobAsideProps): ReactNode => (
  <div className="pictured">
    <div className="pictured-words">
      {job.jobDescription
        .filter(({ id }) => id === asidePart)
        .map(({ id, descriptionTitle, description }) => (
          <section key={id}>
            <h3>{descriptionTitle}</h3>
            <Description isSequence>{description}</Description>
          </section>
        ))}
      <div className="job-apply job-address">
        <ApplyButton href={job.applyHref} onApply={onApply} />
        <p>
          <RichText>{careersLabels.mailAddress(address)}</RichText>
        </p>
      </div>
    </div>
    <Picture {...picture} isBeside />
  </div>
);
