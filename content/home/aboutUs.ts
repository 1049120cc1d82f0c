import { figures } from '../figures.ts';
import type { PictureText } from '../pictureText.ts';

export interface AboutUs {
  readonly heading: string;
  readonly intro: string;
  readonly picture: PictureText;
  readonly link: { readonly label: string; readonly path: string };
}

/** Who we are, above the four services that stand in the street of its picture. */
export const aboutUs: AboutUs = {
  heading: 'About Us',
  intro: `We are a fintech and IT services company in Kolkata with ${figures.company.yearsOfExperience}+ years of experience. We connect businesses in India to payment, banking and travel services, and build the software they use to sell them.`,
  picture: {
    name: 'service-street',
    narrow: 'service-street-narrow',
    /* True of both drawings: the narrow one shows only the bank and the shop. */
    alt: 'A bank that has paid ₹25,000, and a shop where a customer draws cash with her fingerprint; on wider screens also the man who was paid, a consultant at a board that reads Build, Buy and Keep, and a desk where software is written',
  },
  link: { label: 'More about our company', path: '/About' },
};
