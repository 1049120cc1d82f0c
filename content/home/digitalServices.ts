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
        alt: 'A route from Kolkata to Patna with a train ticket in front of it, coach B2, berth 31, status confirmed',
      },
    },
    {
      slug: 'it',
      title: 'IT',
      text: 'Your staff take orders, raise invoices and track payments in one application, on the web or on a phone.',
      path: '/SoftwareDevelopment',
      picture: {
        name: 'digital-it',
        alt: 'A code window, joined by a tick marked “Live” to the order list of the business application that it runs',
      },
    },
    {
      slug: 'vas',
      title: 'VAS',
      text: 'Your customers get order updates and reminders by SMS. When they text back, the reply reaches your software.',
      path: '/BulkSMS',
      picture: {
        name: 'digital-vas',
        alt: 'A message that fans out to three phones, delivered to two and on the way to the third, and an answer that came back',
      },
    },
    {
      slug: 'fintech',
      title: 'FinTech',
      text: 'A customer needs cash. The debit card goes into a small reader, and you hand over the notes and a slip.',
      path: '/MatmPage',
      picture: {
        name: 'digital-fintech',
        alt: 'A debit card in a small card reader that shows ₹3,000, with notes and a slip beside it',
      },
    },
    {
      slug: 'bbps',
      title: 'BBPS Bill Payment',
      text: 'A customer brings a bill. You fetch the amount, take the payment and give a receipt with its reference.',
      path: '/BbpsPage',
      picture: {
        name: 'digital-bbps',
        alt: 'A stack of bills for electricity, water and gas, with the top one of ₹1,240 stamped paid and its receipt on a phone',
      },
    },
  ],
} as const satisfies DigitalServices;
