/** Fields that more than one form has. */
import type { TextField } from './form.ts';
import { isDigits, isEmail } from './rules.ts';

export const email: TextField = {
  name: 'email',
  label: 'Email',
  control: 'email',
  autocomplete: 'email',
  missing: 'Enter your email address.',
  rules: [{ holds: isEmail, message: 'Enter an email address in the form name@example.com.' }],
};

export const name: TextField = {
  name: 'name',
  label: 'Name',
  control: 'text',
  autocomplete: 'name',
  missing: 'Enter your name.',
};

export const number: TextField = {
  name: 'number',
  label: 'Number',
  hint: 'Digits, such as 9830012345.',
  control: 'digits',
  autocomplete: 'tel-national',
  missing: 'Enter your phone number.',
  rules: [{ holds: isDigits, message: 'Enter the number in digits only, such as 9830012345.' }],
};

export const message: TextField = {
  name: 'message',
  label: 'Message',
  control: 'multiline',
  missing: 'Enter your message.',
};
