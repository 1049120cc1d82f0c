import type { ReactNode } from 'react';
import { contactForm } from '#content/forms/contactForm.ts';
import type { About } from './forms/about.ts';
import { Form } from './forms/Form.tsx';
import type { FormOutcome } from './forms/outcome.ts';

export interface ContactFormProps {
  readonly outcome: FormOutcome;
  readonly address: string;
  readonly about?: About;
}

/** The form of the contact page. */
export function ContactForm(props: ContactFormProps): ReactNode {
  return <Form form={contactForm} {...props} />;
}
