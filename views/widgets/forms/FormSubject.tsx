import type { ReactNode } from 'react';
import { formLabels } from '#content/forms/labels.ts';
import type { About } from './about.ts';

interface FormSubjectProps {
  readonly about: About;
  /** The page of the form, without a subject. */
  readonly page: string;
}

/** Says what the message is about, sends it along, and offers to write about something else. */
export function FormSubject({ about, page }: FormSubjectProps): ReactNode {
  return (
    <p className="form-subject">
      <input type="hidden" name="about" value={about.page} />
      <span className="field-label">{formLabels.about}</span> <strong>{about.name}</strong>{' '}
      <a href={page}>{formLabels.aboutSomethingElse}</a>
    </p>
  );
}
