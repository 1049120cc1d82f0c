import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { check } from '#content/forms/check.ts';
import type { Errors, Field } from '#content/forms/form.ts';

/** What a control tells the check about. */
export interface InputEvents {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

interface InstantCheck {
  /** The field's message: from the last choice or else from the last attempt to send. */
  readonly error: string | undefined;
  /** Whether the last choice caused the message. */
  readonly isAlert: boolean;
  readonly events: InputEvents;
}

/* How long after the last key a correction counts as chosen, in milliseconds. */
const typingPause = 1000;

/**
 * What happens in a control while it is used (docs/behaviour.md, "Rules"): a weekend or an hour outside of the
 * office's is refused at the moment of choosing and cleared; a number takes digits only.
 * @param errors of the last attempt to send; a new attempt outdates the last choice
 */
export function useInstantCheck(field: Field, errors: Errors): InstantCheck {
  const [choice, setChoice] = useState<{ message: string | undefined; errors: Errors }>();
  const ref = useRef<HTMLInputElement>(null);
  const wasWhole = useRef(false);
  const digitTyped = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const judge = () => {
    clearTimeout(pause.current);
    const input = ref.current;
    if (input === null || !('checkedAtOnce' in field) || !isWhole(input)) return;
    const message = check(field, input.value);
    setChoice({ message, errors });
    if (message !== undefined) input.value = '';
    wasWhole.current = message === undefined;
  };
  const onChange = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    if (field.control === 'digits') keepDigits(input);
    /* The first digit of a correction, such as the 1 of 19, already makes another complete date or time. */
    const isCorrection = digitTyped.current && wasWhole.current;
    digitTyped.current = false;
    wasWhole.current = isWhole(input);
    clearTimeout(pause.current);
    if (isCorrection) pause.current = setTimeout(judge, typingPause);
    else judge();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before hydration.
  useEffect(() => {
    judge();
    return () => clearTimeout(pause.current);
  }, []);

  const isCurrent = choice?.errors === errors;
  return {
    error: isCurrent ? choice.message : errors[field.name],
    isAlert: isCurrent && choice.message !== undefined,
    events: {
      ref,
      onChange,
      onKeyDown: ({ key }) => {
        digitTyped.current = /^[0-9]$/.test(key);
      },
      onBlur: judge,
    },
  };
}

/* Writing a value moves the caret to the end, so it is put back. */
function keepDigits(input: HTMLInputElement): void {
  const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');
  const digits = digitsOf(input.value);
  if (digits === input.value) return;
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

/* Browsers report 0002, 0020 and 0202 on the way to 2026, and an empty value for an incomplete date. */
const isWhole = ({ type, value }: HTMLInputElement): boolean =>
  value !== '' && (type !== 'date' || value >= '1000');
