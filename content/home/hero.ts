import type { Action } from '../action.ts';
import { figures } from '../figures.ts';
import type { PictureText } from '../pictureText.ts';
import type { Fact } from '../sections.ts';

export interface Hero {
  readonly heading: string;
  readonly lead: string;
  readonly picture: PictureText;
  readonly proof: readonly Fact[];
  readonly actions: readonly Action[];
}

export const hero: Hero = {
  heading: 'Turn your fintech and software ideas into reality',
  lead: 'Recharge, BBPS, payout and travel APIs, banking for shops, bulk SMS and custom software from one company.',
  picture: {
    name: 'hero',
    narrow: 'hero-narrow',
    alt: 'A shopkeeper behind his counter points to a phone with a successful recharge of ₹299; on the front of the counter, arrows lead from the phone to the API’s answer, 200 OK and “success”, and on to the entry of ₹299 in his books',
  },
  proof: [
    {
      value: `${figures.company.yearsOfExperience}+ years`,
      label: 'of experience',
    },
    {
      value: `${figures.company.solutionsDelivered}+`,
      label: 'solutions delivered',
    },
    {
      value: `${figures.transfer.banks}+ banks`,
      label: `for transfers by ${figures.transfer.banksVia.join(' and ')}`,
    },
    { value: figures.company.supportHours, label: 'support' },
  ],
  actions: [
    { label: "Let's Connect", href: '/?enquiry=open#enquiry', opens: 'enquiry' },
    { label: 'Learn more', context: 'about our services', href: '#services' },
  ],
};
