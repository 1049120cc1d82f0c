import { type MouseEvent, type ReactNode, useState } from 'react';
import { careersLabels } from '#content/careers/labels.ts';
import { useUrlChoice } from './hooks/useUrlChoice.ts';
import { type Application, ApplicationModal } from './parts/ApplicationModal.tsx';
import { JobAside } from './parts/JobAside.tsx';
import { type Job, JobDetails } from './parts/JobDetails.tsx';
import { Tabs } from './parts/Tabs.tsx';

export interface CareersProps {
  readonly jobs: readonly Job[];
  readonly selected: string;
  readonly company: string;
  readonly application: Application;
}

const modalStates = ['closed', 'open'];

/** The postings, the selected one in full beside them, and the application modal. */
export function Careers(props: CareersProps): ReactNode {
  const { jobs, selected, company, application } = props;
  const [applied, setApplied] = useState(selected);
  const initial = application.open ? 'open' : 'closed';
  const [modal, setModal] = useUrlChoice('apply', modalStates, initial);
  const apply = (event: MouseEvent, job: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setApplied(job);
    setModal('open');
  };
  return (
    <>
      <Tabs
        parameter="job"
        label={careersLabels.positions}
        tabs={jobs}
        selected={selected}
        renderTab={({ jobTitle, shortTitle, posting }) => (
          <>
            <strong>{jobTitle}</strong>{' '}
            <span className="tab-line">
              {shortTitle} · {posting}
            </span>
          </>
        )}
        renderAside={(job) => (
          <JobAside
            job={job}
            address={application.address}
            onApply={(event) => apply(event, job.id)}
          />
        )}
        renderPanel={(job) => (
          <JobDetails job={job} company={company} onApply={(event) => apply(event, job.id)} />
        )}
      />
      <ApplicationModal
        {...application}
        job={applied}
        isOpen={modal === 'open'}
        onClose={() => setModal('closed')}
      />
    </>
  );
}
