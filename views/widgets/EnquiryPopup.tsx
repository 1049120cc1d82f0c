import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { enquiry } from '#content/forms/enquiry.ts';
import { Form } from './forms/Form.tsx';
import type { FormOutcome } from './forms/outcome.ts';

export interface EnquiryPopupProps {
  readonly open: boolean;
  readonly outcome: FormOutcome;
  readonly address: string;
}

/** The enquiry dialog of the home page. Browsers close it by `method=dialog` without any script; older ones follow the form. */
export function EnquiryPopup({ open, outcome, address }: EnquiryPopupProps): ReactNode {
  return (
    <dialog className="dialog" id="enquiry" open={open} aria-labelledby="enquiry-heading">
      <form className="dialog-close" method="dialog" action={enquiry.page}>
        <button className="icon-button" name="enquiry" value="closed" aria-label="Close">
          <X aria-hidden="true" size={24} />
        </button>
      </form>
      <h2 id="enquiry-heading">{enquiry.heading}</h2>
      <Form form={enquiry} outcome={outcome} address={address} />
    </dialog>
  );
}
