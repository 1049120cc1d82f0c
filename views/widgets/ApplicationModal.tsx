import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { application } from '#content/forms/application.ts';
import { Form } from './forms/Form.tsx';
import type { FormOutcome } from './forms/outcome.ts';

interface ApplicationModalProps {
  readonly job: string;
  readonly open: boolean;
  readonly closeHref: string;
  readonly outcome: FormOutcome;
  readonly address: string;
}

/** The application form over the page. Its close icon and its backdrop are links, so that they work without JavaScript. */
export function ApplicationModal(props: ApplicationModalProps): ReactNode {
  const { job, open, closeHref, outcome, address } = props;
  return (
    <dialog className="dialog" id="apply" open={open} aria-labelledby="apply-heading">
      {/* biome-ignore lint/a11y/useAnchorContent: the close icon says it to assistive technology. */}
      <a className="dialog-backdrop" href={closeHref} tabIndex={-1} aria-hidden="true">
        {' '}
      </a>
      <a className="icon-button dialog-close" href={closeHref} aria-label="Close">
        <X aria-hidden="true" size={24} />
      </a>
      <h2 id="apply-heading">{application.heading}</h2>
      <Form form={application} outcome={outcome} address={address} hidden={{ job }} />
    </dialog>
  );
}
