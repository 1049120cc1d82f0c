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

export const digitalServices = {
  heading: 'We Provide Digital Services',
  items: [
    {
      slug: 'travel',
      title: 'Travel',
      text: 'Sell train tickets from your counter or your app. Your customer sees trains, classes and seats, pays you, and leaves with a PNR.',
      path: '/TravelApi',
      picture: {
        name: 'digital-travel',
        alt: 'A route from Kolkata to Patna with a train ticket in front of it, coach B2, berth 31, status confirmed',
      },
    },
    {
      slug: 'it',
      title: 'IT',
      text: 'Web and mobile applications, recharge and MLM software, digital marketing and blockchain, planned around the work that your people do each day.',
      path: '/SoftwareDevelopment',
      picture: {
        name: 'digital-it',
        alt: 'A code window, joined by a tick marked “Live” to the order list of the business application that it runs',
      },
    },
    {
      slug: 'vas',
      title: 'VAS',
      text: 'Bulk SMS, long and short codes, SIM hosting and number lookup: reach customers by text, and receive what they text back inside your own software.',
      path: '/BulkSMS',
      picture: {
        name: 'digital-vas',
        alt: 'A message that fans out to five phones, with a delivery list that shows four delivered and one on the way, and an answer that one of them sent back',
      },
    },
    {
      slug: 'fintech',
      title: 'FinTech',
      text: 'Card machines, mobile ATM, prepaid cards and PAN services for shops that want to bank, charge and register their customers at one counter.',
      path: '/MatmPage',
      picture: {
        name: 'digital-fintech',
        alt: 'A small card reader joined to a phone that shows a cash withdrawal of ₹3,000, with notes and a slip beside it',
      },
    },
    {
      slug: 'bbps',
      title: 'BBPS Bill Payment',
      text: 'Electricity, gas, water, loans, school fees and more, paid through the national bill payment system with a receipt that the biller recognises.',
      path: '/BbpsPage',
      picture: {
        name: 'digital-bbps',
        alt: 'A stack of bills for electricity, water and gas, with the top one of ₹1,240 stamped paid and its receipt on a phone',
      },
    },
  ],
} as const satisfies DigitalServices;
