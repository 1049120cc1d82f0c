import { figures } from '../figures.ts';

export interface AboutUs {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly path: string };
}

export const aboutUs: AboutUs = {
  heading: 'About Us',
  paragraphs: [
    `We are a fintech and IT services company in Kolkata with ${figures.company.yearsOfExperience}+ years of experience. We build payment, banking and travel services, and the software that businesses in India use to sell them.`,
    'Developers call our APIs from their own systems. Distributors and shops serve customers at the counter. Business owners ask us for software that fits the way they work.',
    'Start with one service and add others when you need them. You keep one company to deal with and one support team to call.',
  ],
  link: { label: 'More about our company', path: '/About' },
};
