import type { ReactNode } from 'react';
import { endpointOf, type FormDescription } from '#content/forms/form.ts';
import { Acknowledgement } from './Acknowledgement.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import type { FormOutcome } from './outcome.ts';

interface FormProps {
  readonly form: FormDescription;
  readonly outcome: FormOutcome;
  /** Where the prepared mail goes. */
  readonly address: string;
  /** Values that are sent without being shown. */
  readonly hidden?: Readonly<Record<string, string>>;
}

/** A whole form in any of its outcomes, drawn from its description. */
export function Form({ form, outcome, address, hidden = {} }: FormProps): ReactNode {
  if (outcome.kind === 'accepted') {
    return <Acknowledgement form={form} values={outcome.values} address={address} />;
  }
  const values = outcome.kind === 'invalid' ? outcome.values : {};
  const errors = outcome.kind === 'invalid' ? outcome.errors : {};
  return (
    <>
      {outcome.kind === 'invalid' && <ErrorSummary form={form} errors={errors} />}
      {/* The messages are ours and stand in the page, so the browser's own bubbles are off. */}
      <form
        className="form"
        method="post"
        action={endpointOf(form.name)}
        encType={form.encoding}
        noValidate
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {form.fields.map((field) => (
          <Field
            key={field.name}
            form={form.name}
            field={field}
            value={values[field.name] ?? ''}
            error={errors[field.name]}
          />
        ))}
        <button className="button" type="submit">
          {form.submit}
        </button>
      </form>
    </>
  );
}
