import type { ReactNode } from 'react';
import { contactForm } from '#content/forms/contactForm.ts';
import { Form } from './forms/Form.tsx';
import type { FormOutcome } from './forms/outcome.ts';

export interface ContactFormProps {
  readonly outcome: FormOutcome;
  readonly address: string;
}

/** The form of the contact page. */
export function ContactForm({ outcome, address }: ContactFormProps): ReactNode {
  return <Form form={contactForm} outcome={outcome} address={address} />;
}
