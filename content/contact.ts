import type { ClosingCall } from './closingCall.ts';
import type { SocialNetwork } from './company.ts';
import { figures } from './figures.ts';
import type { PictureText } from './pictureText.ts';

/** The page adds the company's details to an open office. */
export type Office = {
  readonly name: string;
  readonly text: string;
  readonly picture: PictureText;
} & ({ readonly kind: 'open' } | { readonly kind: 'planned'; readonly status: 'Coming Soon' });

export interface Contact {
  readonly heading: string;
  readonly lead: string;
  readonly offices: readonly Office[];
  /** In the card of an open office: what each address is for, as the facts above state them. */
  readonly write: Readonly<Record<'contact' | 'billing', string>>;
  /** In the head, behind the edge of the card below. */
  readonly answering: PictureText;
  /** Below the facts. */
  readonly picture: PictureText;
  readonly officesHeading: string;
  /** In the head; the footer shows all networks. */
  readonly networks: readonly SocialNetwork[];
  /** The facts beside the form. */
  readonly panel: {
    readonly heading: string;
    /** In the head, above the form. */
    readonly actions: Readonly<Record<'call' | 'email', string>>;
    readonly terms: Readonly<
      Record<'mobile' | 'landline' | 'contact' | 'billing' | 'location' | 'hours', string>
    >;
  };
  /** The last band: the way to us that is not on this page. */
  readonly closing: ClosingCall;
  readonly country: string;
  readonly location: string;
  /** Below the location. */
  readonly beforeVisit: string;
  /** When the office is open. The hours of the enquiry form are a rule of that form and are defined there. */
  readonly hours: readonly { readonly days: string; readonly time: string }[];
}

export const contact: Contact = {
  heading: 'Get in touch with us',
  lead: `Ask for a quote, start a new service or get help with one you already use. Support for customers is available ${figures.company.supportHours}.`,
  offices: [
    {
      kind: 'open',
      name: 'Kolkata',
      text: 'Sales, support and billing.',
      picture: {
        name: 'office-kolkata',
        narrow: 'office-kolkata-narrow',
        alt: 'The Victoria Memorial across its pool in the evening',
      },
    },
    {
      kind: 'planned',
      name: 'UAE',
      status: 'Coming Soon',
      text: 'Until then, Kolkata handles enquiries.',
      picture: {
        name: 'office-uae',
        narrow: 'office-uae-narrow',
        alt: 'A tower like a sail on a coast with palms',
      },
    },
    {
      kind: 'planned',
      name: 'USA',
      status: 'Coming Soon',
      text: 'Until then, email us with your time zone.',
      picture: {
        name: 'office-usa',
        narrow: 'office-usa-narrow',
        alt: 'The Statue of Liberty and towers across the water',
      },
    },
  ],
  write: { contact: 'Email us about a service', billing: 'Email us about a bill' },
  answering: {
    name: 'contact-desk',
    alt: 'Someone with a headset, and around her the signs of a call, an email and a message',
  },
  picture: {
    name: 'contact',
    alt: 'A street map of Kolkata with the Hooghly, the Howrah Bridge seen from above and both large stations; the pin of our office, with a request to call first, is on the road along the Maidan',
  },
  officesHeading: 'Our offices',
  networks: ['LinkedIn', 'X', 'Facebook'],
  panel: {
    heading: 'Reach us directly',
    actions: { call: 'Call us', email: 'Email us' },
    terms: {
      mobile: 'Mobile',
      landline: 'Landline',
      contact: 'Contact',
      billing: 'Billing',
      location: 'Location',
      hours: 'Office hours',
    },
  },
  closing: {
    heading: 'Would you prefer a call?',
    text: 'Choose a day and a time. They are a request until we confirm them.',
    picture: 'contact-closing',
  },
  country: 'India',
  location: 'Kolkata, India',
  beforeVisit: 'Please call before you visit.',
  hours: [
    { days: 'Mon-Sat', time: '10:00 AM - 07:00 PM' },
    { days: 'Sun', time: '12:00 PM - 07:00 PM' },
  ],
};
