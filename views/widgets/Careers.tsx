import type { ReactNode } from 'react';
import { ApplicationModal } from './ApplicationModal.tsx';
import type { FormOutcome } from './forms/outcome.ts';
import { type Job, JobDetails } from './JobDetails.tsx';
import { Tabs } from './Tabs.tsx';

export interface CareersProps {
  readonly jobs: readonly Job[];
  readonly selected: string;
  readonly company: string;
  readonly application: {
    readonly open: boolean;
    readonly closeHref: string;
    readonly outcome: FormOutcome;
    readonly address: string;
  };
}

/** The postings, the selected one in full beside them, and the application modal (specification, "Career page"). */
export function Careers({ jobs, selected, company, application }: CareersProps): ReactNode {
  return (
    <>
      <Tabs
        parameter="job"
        label="Open positions"
        tabs={jobs}
        selected={selected}
        renderTab={({ jobTitle, shortTitle, posting }) => (
          <>
            <strong>{jobTitle}</strong>
            <span>{shortTitle}</span>
            <span>{posting}</span>
          </>
        )}
        renderPanel={(job) => <JobDetails job={job} company={company} />}
      />
      <ApplicationModal job={selected} {...application} />
    </>
  );
}
