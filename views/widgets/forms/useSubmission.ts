import { type SubmitEvent, useRef, useState } from 'react';
import { type Errors, endpointOf, type FormDescription } from '#content/forms/form.ts';
import { formLabels } from '#content/forms/labels.ts';
import { errorsOf, valuesOf } from './entries.ts';
import { blank, type FormOutcome } from './outcome.ts';
import { type Answer, send } from './send.ts';

interface Progress {
  /** From 0 to 1. */
  readonly share: number;
  readonly cancel: () => void;
}

interface Submission {
  readonly outcome: FormOutcome;
  /** Present while the form is being sent. */
  readonly progress: Progress | undefined;
  /** Why nothing was accepted although no field has an error. */
  readonly failure: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Sends a form without leaving the page. What was typed stays in the controls, whatever happens.
 * @param initial the outcome that the server rendered
 */
export function useSubmission(
  form: FormDescription,
  initial: FormOutcome,
  resumeMaxMb: number,
): Submission {
  const [outcome, setOutcome] = useState(initial);
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<string>();
  const sending = useRef(false);

  const refuse = (element: HTMLFormElement, errors: Errors) => {
    clearRejected(form, element, errors);
    setOutcome({ kind: 'invalid', values: {}, errors });
  };
  const settle = (element: HTMLFormElement, data: FormData, answer: Answer) => {
    if (answer.kind === 'accepted') setOutcome({ kind: 'accepted', values: valuesOf(data) });
    else if (answer.kind === 'invalid') refuse(element, answer.errors);
    else setFailure(answer.kind === 'refused' ? answer.message : formLabels[answer.kind]);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (sending.current) return;
    const data = new FormData(element);
    const errors = errorsOf(form, data, resumeMaxMb);
    setFailure(undefined);
    if (Object.keys(errors).length > 0) {
      refuse(element, errors);
      return;
    }
    /* No field has an error any more, whatever the answer will be. */
    setOutcome(blank);
    sending.current = true;
    const body =
      form.encoding === 'multipart/form-data' ? data : new URLSearchParams(valuesOf(data));
    const { answer, cancel } = send(endpointOf(form.name), body, (share) =>
      setProgress({ share, cancel }),
    );
    setProgress({ share: 0, cancel });
    settle(element, data, await answer);
    sending.current = false;
    setProgress(undefined);
  };
  return { outcome, progress, failure, onSubmit };
}

/* A rejected date or time is cleared (docs/behaviour.md, "Outcomes"). */
function clearRejected(form: FormDescription, element: HTMLFormElement, errors: Errors): void {
  for (const field of form.fields) {
    if (!('clearedWhenRejected' in field) || errors[field.name] === undefined) continue;
    const control = element.elements.namedItem(field.name);
    if (control instanceof HTMLInputElement) control.value = '';
  }
}
