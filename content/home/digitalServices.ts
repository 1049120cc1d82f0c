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
  readonly items: readonly DigitalService[];
}

/** The five digital services: what each means for the people whom our customers serve. */
export const digitalServices = {
  heading: 'We Provide Digital Services',
  items: [
    {
      slug: 'travel',
      title: 'Travel',
      text: 'A customer plans a journey. You show the trains and seats, book the ticket and hand over the PNR in one visit.',
      path: '/TravelApi',
      picture: {
        name: 'digital-travel',
        alt: 'The seats of coach C2 of a train from above: seat 16, at a window, is chosen',
      },
    },
    {
      slug: 'it',
      title: 'IT',
      text: 'Your staff take orders, raise invoices and track payments in one application, on the web or on a phone.',
      path: '/SoftwareDevelopment',
      picture: {
        name: 'digital-it',
        alt: 'A tablet with a shop’s invoice of ₹5,620, of which ₹3,000 are paid and ₹2,620 are due',
      },
    },
    {
      slug: 'vas',
      title: 'VAS',
      text: 'Your customers get order updates and reminders by SMS. When they text back, the reply reaches your software.',
      path: '/BulkSMS',
      picture: {
        name: 'digital-vas',
        alt: 'A phone with a shop’s message about an order and the customer’s answer: “Please ring at the gate.”',
      },
    },
    {
      slug: 'fintech',
      title: 'FinTech',
      text: 'A customer needs cash. The debit card goes into a small reader, and you hand over the notes and a slip.',
      path: '/MatmPage',
      picture: {
        name: 'digital-fintech',
        alt: 'A debit card in a small card reader that shows ₹3,000, and a hand with banknotes',
      },
    },
    {
      slug: 'bbps',
      title: 'BBPS Bill Payment',
      text: 'A customer brings a bill. You fetch the amount, take the payment and give a receipt with its reference.',
      path: '/BbpsPage',
      picture: {
        name: 'digital-bbps',
        alt: 'A printed receipt for an electricity bill of ₹1,240, stamped paid, with its reference',
      },
    },
  ],
} as const satisfies DigitalServices;
