import type { InputHTMLAttributes, ReactNode } from 'react';
import type { ChoiceField, Field, TextField } from '#content/forms/form.ts';
import type { InputEvents } from './useInstantCheck.ts';

interface ControlProps {
  readonly id: string;
  readonly field: Field;
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly events: InputEvents;
}

type InputAttributes = InputHTMLAttributes<HTMLInputElement>;

/* `type=text` keeps what was typed wrongly, so that it can be shown again and corrected. */
const inputs: Readonly<Record<Exclude<TextField['control'], 'multiline'>, InputAttributes>> = {
  text: { type: 'text' },
  email: { type: 'email', spellCheck: false },
  tel: { type: 'tel' },
  digits: { type: 'text', inputMode: 'numeric', pattern: '[0-9]*' },
  decimal: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time' },
};

/** The control of one field, by its kind. */
export function Control({
  id,
  field,
  value,
  describedBy,
  invalid,
  events,
}: ControlProps): ReactNode {
  const shared = {
    id,
    name: field.name,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
  };
  switch (field.control) {
    case 'fixed':
      return <input {...shared} className="input" type="text" value={field.value} readOnly />;
    case 'file':
      return (
        <input {...shared} className="input-file" type="file" accept={field.accept} required />
      );
    case 'choice':
      return <Choices id={id} field={field} value={value} />;
    case 'multiline':
      return (
        <textarea
          {...shared}
          className="input"
          rows={field.rows ?? 5}
          defaultValue={value}
          autoComplete={field.autocomplete}
          required
        />
      );
    default:
      return (
        <input
          {...shared}
          {...inputs[field.control]}
          className="input"
          defaultValue={value}
          {...events}
          autoComplete={field.autocomplete}
          required
        />
      );
  }
}

function Choices({
  id,
  field,
  value,
}: {
  id: string;
  field: ChoiceField;
  value: string;
}): ReactNode {
  return (
    <div className="choices">
      {field.options.map((option, index) => (
        <label className="choice" key={option}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={field.name}
            value={option}
            defaultChecked={option === value}
            required
          />
          {option}
        </label>
      ))}
    </div>
  );
}
