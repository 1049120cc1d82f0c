import { email, message, name, number } from './fields.ts';
import type { FormDescription } from './form.ts';

/* With these the first answer can be the last. */
const stuckPayment = 'About a payment? Give its order ID or bank reference, date and amount.';

/** The form of the contact page. */
export const contactForm: FormDescription = {
  name: 'contact',
  heading: 'Send us a message',
  page: '/Contact',
  query: '',
  sentAlong: 'about',
  submit: 'Send Message',
  beforeSending: '“Send Message” prepares an email, and you send it. This site keeps nothing.',
  encoding: 'application/x-www-form-urlencoded',
  fields: [
    name,
    number,
    { ...email, hint: 'We reply to this address.' },
    { ...message, hint: stuckPayment },
  ],
  acknowledgement: {
    heading: 'One step left: send the prepared email',
    message:
      'Your details are ready to send: the message is complete and was accepted. This site keeps no copy, so please send the prepared email. It contains everything you entered, and we reply once it reaches us.',
    mailLabel: 'Open the prepared email',
    mailTo: 'contactEmail',
    mailSubject: 'Message from the website',
  },
};
