import { X } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { applicationForm } from '#content/forms/applicationForm.ts';
import { formLabels } from '#content/forms/labels.ts';
import { Form } from '../forms/Form.tsx';
import type { FormOutcome } from '../forms/outcome.ts';
import { useModal } from '../hooks/useModal.ts';
import { SvgIcon } from './SvgIcon.tsx';

export interface Application {
  /** What the server rendered. */
  readonly open: boolean;
  readonly closeHref: string;
  readonly outcome: FormOutcome;
  readonly address: string;
  readonly resumeMaxMb: number;
}

interface ApplicationModalProps extends Application {
  readonly job: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The application form over the page. Its close icon and its backdrop are links, so that they work without JavaScript. */
export function ApplicationModal(props: ApplicationModalProps): ReactNode {
  const { job, open, isOpen, closeHref, onClose, ...form } = props;
  const dialog = useModal(isOpen, onClose);
  const close = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
  };
  return (
    <dialog className="dialog" id="apply" ref={dialog} open={open} aria-labelledby="apply-heading">
      {/* biome-ignore lint/a11y/useAnchorContent: the close icon says it to assistive technology. */}
      <a
        className="dialog-backdrop"
        href={closeHref}
        tabIndex={-1}
        aria-hidden="true"
        onClick={close}
      >
        {' '}
      </a>
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 id="apply-heading">{applicationForm.heading}</h2>
          <a className="icon-button" href={closeHref} aria-label={formLabels.close} onClick={close}>
            <SvgIcon drawing={X} />
          </a>
        </div>
        <Form form={applicationForm} hidden={{ job }} {...form} />
      </div>
    </dialog>
  );
}
