import { figures } from '../figures.ts';
import type { ServiceContent } from './serviceContent.ts';

export const panUti: ServiceContent = {
  heading: 'Take PAN card applications at your counter',
  lead: 'Your shop fills in the form, checks the papers and applies online through a tax-ID agency that is authorised to take PAN applications.',
  picture: {
    name: 'pan-uti',
    alt: 'A PAN application form on a tablet with a photograph, the name Meera Das and four ticked documents, a stamped acknowledgement slip with its number, the note “Fee paid, balance left ₹4,820”, and a specimen card that shows ABCDE1234F',
  },
  proof: [
    {
      value: `${figures.pan.characters} characters`,
      label: 'in every PAN, an alphanumeric id that stays for life',
    },
    {
      value: `${figures.company.yearsOfExperience}+ years`,
      label: 'of experience in fintech and IT',
    },
    { value: figures.company.supportHours, label: 'support for retailers' },
  ],
  sections: [
    {
      kind: 'audience',
      heading: 'Why customers ask a shop for a PAN',
      intro:
        'A PAN is needed to file a tax return, to invest in mutual funds and to register for GST, and banks ask for it too. Many people want help with the form.',
      cards: [
        {
          icon: 'store',
          title: 'Retail and service counters',
          text: 'If you sell recharges, bills or travel, you already have the computer, the printer and the visitors.',
        },
        {
          icon: 'file-text',
          title: 'Tax and document consultants',
          text: 'Apply for the PAN in the same sitting in which you prepare a return or a GST registration.',
        },
        {
          icon: 'users',
          title: 'Distributors',
          text: 'Give the retailers in your network one more paid service, on the balance that they already use.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'An application from start to card',
      steps: [
        {
          title: 'Choose the request',
          text: 'A new PAN, a correction of the name, date of birth or photograph, or a reprint of a lost card.',
        },
        {
          title: 'Fill in and attach',
          text: 'Enter the details exactly as on the proof. Add photograph, signature and scanned documents, or use Aadhaar e-KYC where the applicant agrees.',
        },
        {
          title: 'Pay and submit',
          text: 'The official fee is taken from your balance. The applicant gets an acknowledgement number. If nothing was signed electronically, the signed form follows by post or courier.',
        },
        {
          title: 'Receive the PAN',
          text: 'The Income Tax Department allots the number. The e-PAN comes by email, and the printed card by post if it was ordered.',
        },
      ],
    },
    {
      kind: 'anatomy',
      heading: `What the ${figures.pan.characters} characters say`,
      intro: 'The specimen ABCDE1234F shows the shape. Knowing it helps you catch typing mistakes.',
      parts: [
        { characters: 'ABC', title: 'Series', text: 'Three letters of a running series.' },
        {
          characters: 'D',
          title: 'Holder',
          text: 'P is a person, C a company, F a firm, H a Hindu undivided family, T a trust.',
        },
        {
          characters: 'E',
          title: 'Name',
          text: 'First letter of a person’s surname, or of the name of an organisation.',
        },
        { characters: '1234', title: 'Number', text: 'Four digits of a running number.' },
        { characters: 'F', title: 'Check letter', text: 'Calculated from the others.' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Before you submit, check that',
      intro: 'Small differences between form and papers cause objections.',
      items: [
        'The name is spelt the same way in the form and in the proof, with initials written out',
        'Identity, address and date of birth are each covered by a document on the official list',
        'Aadhaar carries the current name and mobile number of an individual applicant',
        'The signature stays inside its box and the photograph is recent and clear',
        'The applicant does not already hold a PAN, because nobody may have two',
      ],
    },
    {
      kind: 'prose',
      heading: 'What a retailer needs',
      paragraphs: [
        'To become a counter you give your own PAN and Aadhaar, a photograph, an address proof of the shop, a mobile number and an email address. You work on a computer with a scanner and a printer.',
        'To check a PAN that a customer gives you, use the [PAN Card API](/PanCardApi); it verifies the number from your own software.',
      ],
    },
    {
      kind: 'related',
      heading: 'More for the same desk',
      links: [
        {
          path: '/PanCardApi',
          label: 'PAN Card API',
          text: 'Check a PAN that a customer already has, from your own software.',
        },
        {
          path: '/AepsPage',
          label: 'AEPS',
          text: 'Pay out cash on a fingerprint to customers who come about their papers.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions retailers ask about PAN applications',
      questions: [
        {
          question: 'How long does a PAN take?',
          answer:
            'The Income Tax Department decides that. With e-KYC nothing has to be posted, which usually saves time. The acknowledgement number shows where the case stands.',
        },
        {
          question: 'What if an application is put on hold?',
          answer:
            'The agency states what is missing: a clearer scan, a different proof, a matching name. You add it to the same application. Whether a fee is returned after a rejection follows the agency’s rules.',
        },
        {
          question: 'The customer lost the card. Is a new PAN needed?',
          answer:
            'No. A PAN stays the same for life. Choose the reprint, which prints the same number again.',
        },
        {
          question: 'May I keep copies of the customer’s papers?',
          answer:
            'Keep only what the agency’s instructions ask for, locked away, and delete the rest.',
        },
      ],
    },
  ],
  call: {
    heading: 'Become a counter for PAN cards',
    text: 'Tell us where your shop is and what you offer today. We send the list of papers, the fees and your terms.',
  },
};
