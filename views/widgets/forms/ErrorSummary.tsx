import { type ReactNode, type Ref, useId } from 'react';
import type { Errors, FormDescription } from '#content/forms/form.ts';
import { formLabels } from '#content/forms/labels.ts';
import { fieldId } from './Field.tsx';

interface ErrorSummaryProps {
  readonly form: FormDescription;
  readonly errors: Errors;
  readonly ref?: Ref<HTMLDivElement>;
}

/** "There is a problem", with a link to each field that needs attention (WCAG 3.3.1, after GOV.UK's pattern). */
export function ErrorSummary({ form, errors, ref }: ErrorSummaryProps): ReactNode {
  const headingId = useId();
  const wrong = form.fields.filter((field) => errors[field.name] !== undefined);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref} aria-labelledby={headingId}>
      <h3 id={headingId}>{formLabels.problem}</h3>
      <ul>
        {wrong.map((field) => (
          <li key={field.name}>
            <a href={`#${fieldId(form.name, field.name)}`}>{errors[field.name]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
