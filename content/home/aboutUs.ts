import { figures } from '../figures.ts';
import type { PictureText } from '../pictureText.ts';

export interface AboutUs {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly picture: PictureText;
  readonly link: { readonly label: string; readonly path: string };
}

export const aboutUs: AboutUs = {
  heading: 'About Us',
  paragraphs: [
    `We are a fintech and IT services company in Kolkata with ${figures.company.yearsOfExperience}+ years of experience. We connect businesses in India to payment, banking and travel services, and build the software they use to sell them.`,
    'Developers call our APIs from their own systems. Distributors and shops serve customers at the counter. Business owners ask us for software that fits the way they work.',
    'You can add services as you grow. You still deal with one company and one support team.',
  ],
  picture: {
    name: 'kolkata',
    narrow: 'kolkata-narrow',
    alt: 'The Howrah Bridge in Kolkata at sunset, with a ferry on the river and a pin marked “Kolkata, West Bengal”',
  },
  link: { label: 'More about our company', path: '/About' },
};
