import { type ChangeEvent, useState } from 'react';
import { check } from '#content/forms/check.ts';
import type { Errors, Field } from '#content/forms/form.ts';

interface InstantCheck {
  /** The field's message: of the last choice, or else of the last attempt to send. */
  readonly error: string | undefined;
  /** Whether a choice caused it just now. */
  readonly isAlert: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * What happens in a control while it is used (specification, section 5): a weekend or an hour outside of the
 * office's is refused at the moment of choosing and cleared; a number takes digits only.
 * @param errors of the last attempt to send; a new attempt outdates the last choice
 */
export function useInstantCheck(field: Field, errors: Errors): InstantCheck {
  const [choice, setChoice] = useState<{ message: string | undefined; errors: Errors }>();
  const onChange = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    if (field.control === 'digits') keepDigits(input);
    if (!('checkedAtOnce' in field) || isHalfTyped(input)) return;
    const message = check(field, input.value);
    setChoice({ message, errors });
    if (message !== undefined) input.value = '';
  };
  const isCurrent = choice?.errors === errors;
  return {
    error: isCurrent ? choice.message : errors[field.name],
    isAlert: isCurrent && choice.message !== undefined,
    onChange,
  };
}

/* Writing the same value again would move the caret to the end. */
function keepDigits(input: HTMLInputElement): void {
  const digits = input.value.replace(/[^0-9]/g, '');
  if (digits !== input.value) input.value = digits;
}

/* Browsers report 0002, 0020 and 0202 on the way to 2026, and nothing at all for a part of a date. */
const isHalfTyped = ({ type, value }: HTMLInputElement): boolean =>
  value === '' || (type === 'date' && value < '1000');
