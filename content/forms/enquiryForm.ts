import { email, message, name, number } from './fields.ts';
import type { FormDescription } from './form.ts';
import { isCalendarDate, isEnquiryTime, isWeekday } from './rules.ts';

/** The form in the popup of the home page. */
export const enquiryForm: FormDescription = {
  name: 'enquiry',
  heading: 'Tell us what you need',
  page: '/',
  query: 'enquiry=open',
  submit: 'Send Message',
  encoding: 'application/x-www-form-urlencoded',
  fields: [
    name,
    email,
    number,
    message,
    {
      name: 'date',
      label: 'Date',
      hint: 'Select a weekdays.',
      control: 'date',
      missing: 'Choose a date.',
      clearedWhenRejected: true,
      checkedAtOnce: true,
      rules: [
        { holds: isCalendarDate, message: 'Enter a date that exists, as YYYY-MM-DD.' },
        { holds: isWeekday, message: 'Weekends are not allowed. Please select a weekday.' },
      ],
    },
    {
      name: 'time',
      label: 'Time',
      hint: 'Select a time between 9 AM and 6 PM.',
      control: 'time',
      missing: 'Choose a time.',
      clearedWhenRejected: true,
      checkedAtOnce: true,
      rules: [{ holds: isEnquiryTime, message: 'Please select a time between 9 AM and 6 PM.' }],
    },
  ],
  acknowledgement: {
    heading: 'One step left: send the prepared mail',
    message:
      'The details are complete and were accepted. This site keeps no copy of them, so please send the prepared mail: it opens with everything you entered, and we answer from there.',
    mailLabel: 'Open the prepared mail',
    mailTo: 'contactEmail',
    mailSubject: 'Enquiry from the website',
  },
};
