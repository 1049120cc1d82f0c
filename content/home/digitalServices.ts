import type { PictureText } from '../pictureText.ts';

export interface DigitalService {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  /** The page it leads to. */
  readonly path: string;
  readonly picture: PictureText;
}

export interface DigitalServices {
  readonly heading: string;
  readonly intro: string;
  readonly items: readonly DigitalService[];
}

/** The five digital services: what each means for the people whom our customers serve. */
export const digitalServices = {
  heading: 'We Provide Digital Services',
  intro: 'What your customers notice once a service is live.',
  items: [
    {
      slug: 'travel',
      title: 'Travel',
      text: 'Show trains and seats, book the ticket and hand over the PNR.',
      path: '/TravelApi',
      picture: {
        name: 'digital-travel',
        alt: 'The seats of coach E1 of a train from above: seat 16, at a window, is chosen',
      },
    },
    {
      slug: 'it',
      title: 'IT',
      text: 'Take orders, raise invoices and track payments in one application.',
      path: '/SoftwareDevelopment',
      picture: {
        name: 'digital-it',
        alt: 'A tablet with a shop’s invoice of ₹5,620, of which ₹3,000 are paid',
      },
    },
    {
      slug: 'vas',
      title: 'VAS',
      text: 'Send order updates by SMS, and receive the replies in your software.',
      path: '/BulkSMS',
      picture: {
        name: 'digital-vas',
        alt: 'A phone with a shop’s message about an order and the customer’s answer: “Please ring at the gate.”',
      },
    },
    {
      slug: 'fintech',
      title: 'FinTech',
      text: 'Pay out cash against a debit card in a small reader.',
      path: '/MatmPage',
      picture: {
        name: 'digital-fintech',
        alt: 'A debit card in a small card reader that shows ₹3,000, and a hand with banknotes',
      },
    },
    {
      slug: 'bbps',
      title: 'BBPS Bill Payment',
      text: 'Fetch a bill, take the payment and give a receipt.',
      path: '/BbpsPage',
      picture: {
        name: 'digital-bbps',
        alt: 'A printed receipt for an electricity bill of ₹1,240, stamped paid, with its reference',
      },
    },
  ],
} as const satisfies DigitalServices;
