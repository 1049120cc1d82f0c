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
  beforeSending:
    '“Send Message” checks your details and prepares an email to us. This site keeps none of them. Next, you open the email and send it. Your preferred date and time are a request until we confirm them.',
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
      missing: 'Select a date.',
      clearedWhenRejected: true,
      checkedAtOnce: true,
      rules: [
        { holds: isCalendarDate, message: 'Enter a real date in the form YYYY-MM-DD.' },
        { holds: isWeekday, message: 'Weekends are not allowed. Please select a weekday.' },
      ],
    },
    {
      name: 'time',
      label: 'Time',
      hint: 'Select a time between 9 AM and 6 PM.',
      control: 'time',
      missing: 'Select a time.',
      clearedWhenRejected: true,
      checkedAtOnce: true,
      rules: [{ holds: isEnquiryTime, message: 'Please select a time between 9 AM and 6 PM.' }],
    },
  ],
  acknowledgement: {
    heading: 'One step left: send the prepared email',
    message:
      'Your details are ready to send: the enquiry is complete and was accepted. This site keeps no copy, so please send the prepared email. It includes the date and time you asked for, and we confirm them in our reply.',
    mailLabel: 'Open the prepared email',
    mailTo: 'contactEmail',
    mailSubject: 'Enquiry from the website',
  },
};
