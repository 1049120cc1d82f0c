import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

export const panUti: ServiceContent = {
  heading: 'UTI PAN card applications at your shop counter',
  lead: 'You fill in the form, check the documents and apply online for your customer through an authorised tax-ID agency.',
  picture: {
    name: 'pan-uti',
    narrow: 'pan-hero-narrow',
    alt: 'A counter under the sign “PAN applications”: on its display, Form 93 with the photograph and the name of Meera Das and “Same as Aadhaar”, to which the shopkeeper points from behind; in front, she stands in a red sari with a finger on the fingerprint scanner',
  },
  action: 'Open a PAN counter',
  secondAction: { label: 'Check the documents', href: '#documents' },
  sections: [
    {
      kind: 'steps',
      heading: 'From the form to the PAN card',
      banner: {
        name: 'pan-strip',
        narrow: 'pan-request',
        stepwise: true,
        alt: 'Four stages of an application: a sheet on which a new PAN is ticked before a correction and a reprint; a photograph clipped to a scan of an Aadhaar card, and a signature in its box; a printer with the slip for the paid fee and the acknowledgement 63XXXX4107; the specimen PAN card ABCPD1234F on the envelope that brought it, and the sign of an email for the e-PAN',
      },
      steps: [
        {
          title: 'Pick the request',
          text: 'A new PAN, a correction, or a reprint of a lost card with the same number.',
        },
        {
          title: 'Fill in the form',
          text: 'Enter the name as in Aadhaar. Attach photograph, signature and scans.',
        },
        {
          title: 'Pay and submit',
          text: 'Aadhaar is authenticated. The fee brings the acknowledgement number.',
        },
        {
          title: 'Receive the PAN',
          text: 'The Income Tax Department allots it. The e-PAN comes by email, a card by post if ordered.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which PAN form your customer needs',
      intro: `Forms ${rules.panForm.text} to ${rules.panFormForeignEntity.text} have replaced 49A and 49AA for new PANs since ${rules.panFormsSince.text}.`,
      picture: {
        name: 'pan-forms',
        narrow: 'pan-forms-narrow',
        alt: `Two faded sheets whose numbers are struck out, 49A and 49AA; the calendar leaf of ${rules.panFormsSince.text}, and the sheets that are used from that day on, fanned out like a hand of cards: ${rules.panForm.text}, ${rules.panFormEntity.text}, ${rules.panFormForeigner.text} and ${rules.panFormForeignEntity.text}`,
      },
      caption: 'PAN forms by kind of applicant and request',
      columns: ['Applicant', 'New PAN', 'Correction', 'Old form'],
      rows: [
        ['Indian individual', rules.panForm.text, rules.panCorrection.text, '49A'],
        [
          'Indian company, firm or other entity',
          rules.panFormEntity.text,
          rules.panCorrectionEntity.text,
          '49A',
        ],
        ['Foreign individual', rules.panFormForeigner.text, rules.panCorrection.text, '49AA'],
        ['Foreign entity', rules.panFormForeignEntity.text, rules.panCorrectionEntity.text, '49AA'],
      ],
    },
    {
      kind: 'checklist',
      id: 'documents',
      namesPartner: true,
      heading: 'What an Indian individual needs for a new PAN',
      banner: {
        name: 'pan-proofs-wide',
        narrow: 'pan-proofs',
        alt: 'The Aadhaar card of Meera Das, with its QR code, lies on her birth certificate, born 9 July 1998 in Kolkata; a line with the badge “Same name” joins her name on both and in Form 93',
      },
      intro: `Aadhaar has been required since ${rules.aadhaarForPanSince.text}, and a separate proof of birth since ${rules.proofOfBirthSince.text}. For a company, firm or trust, ask us for the agency’s list.`,
      items: [
        'Aadhaar with the applicant’s current name and mobile number',
        'A recent, clear photograph',
        'A proof of birth: birth certificate, passport, voter card, driving licence, Class 10 certificate or magistrate’s affidavit',
        'The same spelling of the name in the form and in Aadhaar, or the agency objects',
        'A signature inside its box',
        'The applicant’s confirmation that they have no earlier PAN',
      ],
    },
    {
      kind: 'outcomes',
      look: 'slips',
      heading: 'Objections, corrections and lost cards',
      terms: ['What it means', 'What to do'],
      outcomes: [
        {
          name: 'On hold',
          tone: 'wait',
          details: [
            'The agency says what is missing, such as a clearer scan or another proof.',
            'Add it to the same application. The agency’s rules decide whether a fee is returned after a rejection.',
          ],
        },
        {
          name: 'Fee deducted, no number',
          tone: 'bad',
          details: [
            'Your balance shows the fee, but there is no acknowledgement number.',
            'Check the status before you submit again. If there is still no number, send us the date and the applicant’s name.',
          ],
        },
        {
          name: 'Correction',
          tone: 'quiet',
          sign: 'pencil',
          details: [
            'The applicant has a PAN, and the name, date of birth or address in it changes.',
            'Send the existing PAN and a proof of the change. Ask us for the agency’s list of accepted proofs.',
          ],
        },
        {
          name: 'Lost card',
          tone: 'quiet',
          sign: 'card',
          details: [
            'The applicant keeps the number. No new PAN is needed.',
            'Choose the reprint, and the same number is printed again.',
          ],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Opening a counter, fees and waiting times',
      pictureFirst: true,
      picture: {
        name: 'pan-track',
        narrow: 'pan-track-narrow',
        alt: 'The applicant’s phone tracks the application by the acknowledgement number 63XXXX4107: submitted, with a tick; being processed, with a clock and highlighted; and PAN allotted, its circle still empty',
      },
      questions: [
        {
          question: 'What do I need to open a counter?',
          answer:
            'Your own PAN and Aadhaar, a photograph, an address proof of the shop, a mobile number and an email address. You start once the agency, UTIITSL or Protean, accepts them.',
        },
        {
          question: 'What does an application cost?',
          answer:
            'The official fee is shown before you pay and taken from your prepaid balance, which is kept with the bank or authorised issuer named in your agreement. Ask us what you earn, what you may charge the applicant, and which scanners you need.',
        },
        {
          question: 'How long does a PAN take?',
          answer:
            'It depends on the Income Tax Department. The applicant can track the application with the acknowledgement number.',
        },
        {
          question: 'May someone hold a second PAN?',
          answer: `No: the penalty was ${rules.secondPanPenalty.text} under the Income-tax Act, 1961. A PAN is a ${figures.pan.characters}-character alphanumeric ID, kept for life.`,
        },
      ],
    },
  ],
  partner: 'pan',
  call: {
    heading: 'Add PAN applications to your counter',
    text: 'Mention where your shop is, or how many shops you supply. Our reply includes the document list, the fees, your terms and when you can start.',
    picture: 'pan-closing',
  },
  rules: [
    rules.panForm,
    rules.panFormEntity,
    rules.panFormForeigner,
    rules.panFormForeignEntity,
    rules.panFormsSince,
    rules.panCorrection,
    rules.panCorrectionEntity,
    rules.aadhaarForPanSince,
    rules.proofOfBirthSince,
    rules.secondPanPenalty,
  ],
};
