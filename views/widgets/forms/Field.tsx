import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import type { Errors, Field as FieldDescription } from '#content/forms/form.ts';
import { formLabels } from '#content/forms/labels.ts';
import { SvgIcon } from '../parts/SvgIcon.tsx';
import { Control } from './Control.tsx';
import { useInstantCheck } from './useInstantCheck.ts';

/** The id of a field's control, which labels and the error summary point to. */
export const fieldId = (form: string, field: string): string => `${form}-${field}`;

interface FieldProps {
  readonly form: string;
  readonly field: FieldDescription;
  readonly value: string;
  readonly errors: Errors;
  /** The largest resume, in megabytes. */
  readonly resumeMaxMb: number;
}

function hintOf(field: FieldDescription, resumeMaxMb: number): string | undefined {
  if (field.control === 'fixed') return undefined;
  return field.control === 'file' ? field.hint(resumeMaxMb) : field.hint;
}

/** One field with its label, hint, error and all their wiring, so that no caller can forget any (WCAG 1.3.1, 3.3.1, 3.3.2). */
export function Field({ form, field, value, errors, resumeMaxMb }: FieldProps): ReactNode {
  const id = fieldId(form, field.name);
  const { error, isAlert, events } = useInstantCheck(field, errors);
  const hint = hintOf(field, resumeMaxMb);
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [hintId, errorId].filter((part) => part !== undefined).join(' ') || undefined;
  const isGroup = field.control === 'choice';
  const Group = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Group
      className={error === undefined ? 'field' : 'field field-invalid'}
      data-field={field.name}
      aria-describedby={isGroup ? describedBy : undefined}
    >
      <Label className="field-label" htmlFor={isGroup ? undefined : id}>
        {field.label}
      </Label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      <Control
        id={id}
        field={field}
        value={value}
        describedBy={describedBy}
        invalid={error !== undefined}
        events={events}
      />
      {error && (
        <p className="field-error" id={errorId}>
          <SvgIcon drawing={CircleAlert} size={18} />
          <span className="visually-hidden">{formLabels.errorPrefix}</span>
          <span role={isAlert ? 'alert' : undefined}>{error}</span>
        </p>
      )}
    </Group>
  );
}
