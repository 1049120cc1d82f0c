import { email, message, name, number } from './fields.ts';
import type { FormDescription } from './form.ts';

/** The form of the contact page. */
export const contactForm: FormDescription = {
  name: 'contact',
  heading: 'Send us a message',
  page: '/Contact',
  query: '',
  sentAlong: 'about',
  submit: 'Send Message',
  encoding: 'application/x-www-form-urlencoded',
  fields: [name, number, { ...email, hint: 'We answer to this address.' }, message],
  acknowledgement: {
    heading: 'One step left: send the prepared mail',
    message:
      'The details are complete and were accepted. This site keeps no copy of them, so please send the prepared mail: it opens with everything you entered, and we answer from there.',
    mailLabel: 'Open the prepared mail',
    mailTo: 'contactEmail',
    mailSubject: 'Message from the website',
  },
};
