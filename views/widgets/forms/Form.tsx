import { type ReactNode, useEffect, useRef } from 'react';
import { type Errors, endpointOf, type FormDescription } from '#content/forms/form.ts';
import { formLabels } from '#content/forms/labels.ts';
import { Acknowledgement } from './Acknowledgement.tsx';
import type { About } from './about.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { FormStatus } from './FormStatus.tsx';
import { FormSubject } from './FormSubject.tsx';
import { markTitle } from './markTitle.ts';
import type { FormOutcome } from './outcome.ts';
import { useSubmission } from './useSubmission.ts';

export interface FormProps {
  readonly form: FormDescription;
  readonly outcome: FormOutcome;
  /** Where the prepared mail goes. */
  readonly address: string;
  /** Values that are sent without being shown. */
  /** What the message is about; sent along, shown, and named in the prepared email. */
  readonly about?: About;
  readonly hidden?: Readonly<Record<string, string>>;
  /** The largest resume, in megabytes. */
  readonly resumeMaxMb?: number;
}

/* Always the same object, so that a field can tell a new attempt to send from a new rendering. */
const noErrors: Errors = {};

/** A form in any of its outcomes, rendered from its description. */
export function Form({
  form,
  address,
  about,
  hidden = {},
  resumeMaxMb = 0,
  ...props
}: FormProps): ReactNode {
  const { outcome, progress, failure, onSubmit } = useSubmission(form, props.outcome, resumeMaxMb);
  const result = useRef<HTMLDivElement>(null);
  const rendered = useRef(outcome);
  const submit = useRef<HTMLButtonElement>(null);
  const sending = progress !== undefined;

  /* The result of sending takes the focus and scrolls into view, so that it is read out and seen from its beginning. A
     result that the server rendered does not. */
  useEffect(() => {
    if (outcome === rendered.current) return;
    markTitle(outcome.kind === 'invalid');
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'start' });
  }, [outcome]);

  /* The status pushes the button down, perhaps off the screen; both should be visible. */
  useEffect(() => {
    if (sending || failure) submit.current?.scrollIntoView({ block: 'nearest' });
  }, [sending, failure]);

  if (outcome.kind === 'accepted') {
    return <Acknowledgement {...{ form, address, about }} values={outcome.values} ref={result} />;
  }
  /* The controls keep what is typed in them; another default would discard the values from the server. */
  const values = props.outcome.kind === 'invalid' ? props.outcome.values : {};
  const errors = outcome.kind === 'invalid' ? outcome.errors : noErrors;
  return (
    <>
      {outcome.kind === 'invalid' && <ErrorSummary form={form} errors={errors} ref={result} />}
      {/* The page shows the messages itself, so the browser's own bubbles are off. */}
      <form
        className="form"
        method="post"
        action={endpointOf(form.name)}
        encType={form.encoding}
        noValidate
        onSubmit={onSubmit}
      >
        {about && <FormSubject about={about} page={form.page} />}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {form.fields.map((field) => (
          <Field
            key={field.name}
            form={form.name}
            field={field}
            value={values[field.name] ?? ''}
            errors={errors}
            resumeMaxMb={resumeMaxMb}
          />
        ))}
        <p className="form-before" id={`${form.name}-before`}>
          {form.beforeSending}
        </p>
        <FormStatus progress={progress} failure={failure} />
        <button
          className="button"
          type="submit"
          aria-disabled={sending || undefined}
          aria-describedby={`${form.name}-before`}
          ref={submit}
        >
          {sending ? formLabels.sendingButton : form.submit}
        </button>
      </form>
    </>
  );
}
