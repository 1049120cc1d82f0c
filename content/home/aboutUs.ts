import { figures } from '../figures.ts';

export interface AboutUs {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly path: string };
}

export const aboutUs: AboutUs = {
  heading: 'About Us',
  paragraphs: [
    `We are a fintech and IT services company in Kolkata. For ${figures.company.yearsOfExperience}+ years we have built what stands behind a shop counter and inside a business app: recharge, bill payment, money transfer, travel booking, card acceptance, messages, and the software around them.`,
    'Our customers are businesses. Some call our APIs from their own systems, some run our applications under their own name, and some ask us to write software that nobody sells ready-made. All of them need the same two things: that a payment happens once, and that both sides can prove it.',
    'You can begin with one service and add others later. They keep one form of request, one form of answer, and people who know your account.',
  ],
  link: { label: 'Read more about us', path: '/About' },
};
