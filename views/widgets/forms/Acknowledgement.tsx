import { Send } from 'lucide';
import { type ReactNode, type Ref, useId } from 'react';
import type { FormDescription, Values } from '#content/forms/form.ts';
import { formLabels } from '#content/forms/labels.ts';
import { RichText } from '../parts/RichText.tsx';
import { readableDate } from '../parts/readableDate.ts';
import { SvgIcon } from '../parts/SvgIcon.tsx';
import type { About } from './about.ts';
import { entered, preparedMail } from './preparedMail.ts';

interface AcknowledgementProps {
  readonly form: FormDescription;
  readonly values: Values;
  readonly address: string;
  readonly about?: About | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Replaces a form that was accepted: says what happened, and hands over the prepared mail. */
export function Acknowledgement(props: AcknowledgementProps): ReactNode {
  const { form, values, address, about, ref } = props;
  const headingId = useId();
  const { heading, message, mailLabel } = form.acknowledgement;
  return (
    <section
      className="acknowledgement"
      role="status"
      tabIndex={-1}
      ref={ref}
      aria-labelledby={headingId}
    >
      <SvgIcon drawing={Send} className="acknowledgement-mark" size={32} />
      <h3 id={headingId}>{heading}</h3>
      <p>{message}</p>
      <p>
        <a className="button" href={preparedMail(form, address, values, about)}>
          {mailLabel}
        </a>
      </p>
      <p>
        <RichText>{formLabels.withoutMailProgram(address)}</RichText>
      </p>
      <dl className="entered">
        {entered(form, values, about).map(({ label, value, control }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {control === 'date' ? <time dateTime={value}>{readableDate(value)}</time> : value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
