import { X } from 'lucide';
import { type ReactNode, useEffect } from 'react';
import { enquiryForm } from '#content/forms/enquiryForm.ts';
import { formLabels } from '#content/forms/labels.ts';
import { Form } from './forms/Form.tsx';
import type { FormOutcome } from './forms/outcome.ts';
import { useModal } from './hooks/useModal.ts';
import { useUrlChoice } from './hooks/useUrlChoice.ts';
import { SvgIcon } from './parts/SvgIcon.tsx';

export interface EnquiryPopupProps {
  readonly open: boolean;
  readonly outcome: FormOutcome;
  readonly address: string;
}

const states = ['open', 'closed'];

/**
 * The enquiry dialog of the home page. Without a script, browsers close it by `method=dialog`; older ones submit the
 * form, which leads to the page without it.
 */
export function EnquiryPopup({ open, outcome, address }: EnquiryPopupProps): ReactNode {
  const [state, setState] = useUrlChoice('enquiry', states, open ? 'open' : 'closed');
  const dialog = useModal(state === 'open', () => setState('closed'));

  useEffect(() => {
    const reopen = (event: MouseEvent) => {
      const opener =
        event.target instanceof Element && event.target.closest('[data-opens=enquiry]');
      if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setState('open');
    };
    document.addEventListener('click', reopen);
    return () => document.removeEventListener('click', reopen);
  });

  return (
    <dialog
      className="dialog"
      id="enquiry"
      ref={dialog}
      open={open}
      aria-labelledby="enquiry-heading"
    >
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 id="enquiry-heading">{enquiryForm.heading}</h2>
          <form method="dialog" action={enquiryForm.page}>
            <button
              className="icon-button"
              type="submit"
              name="enquiry"
              value="closed"
              aria-label={formLabels.close}
            >
              <SvgIcon drawing={X} />
            </button>
          </form>
        </div>
        <Form form={enquiryForm} outcome={outcome} address={address} />
      </div>
    </dialog>
  );
}
