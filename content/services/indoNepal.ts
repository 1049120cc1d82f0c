import { figures } from '../figures.ts';
import { rules } from '../rules.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

/** The amount in the pictures, in rupees. */
const sent = 15_000;

/** What every transfer costs at most, in rupees: the shares of the two banks. */
const toAccount =
  Number(rules.nepalSendingBankCharge.value) + Number(rules.nepalStateBankCharge.value);

const maximum = rupees(figures.indoNepal.maximumRupees);

export const indoNepal: ServiceContent = {
  heading: `Nepal money transfer, up to ${maximum}`,
  lead: `Your customer pays Indian rupees in cash at your counter, and the family in Nepal receives ${figures.indoNepal.paidOutIn}.`,
  picture: {
    name: 'indo-nepal',
    narrow: 'nepal-hero-narrow',
    alt: 'A customer pays cash to the keeper of a shop with the sign Kolkata. From its counter an arc with ₹15,000 and NPR 24,000 runs to a woman in a sari who holds banknotes below a snowy peak, above which is the name Pokhara',
  },
  action: 'Offer transfers to Nepal',
  secondAction: { label: 'See the documents', href: '#documents' },
  proof: [
    {
      value: rupees(toAccount + Number(rules.nepalCashCharge.value)),
      label: 'maximum charge for a cash transfer',
    },
    {
      value: `${rules.nepalCashAYear.text} a year`,
      label: 'maximum cash transfers for each sender',
    },
    {
      value: rules.nepalFromAccount.text,
      label: 'maximum per transfer from the sender’s own bank account',
    },
  ],
  sections: [
    {
      kind: 'steps',
      heading: `How ${rupees(sent)} in\u00a0India becomes NPR\u00a024,000 in Nepal`,
      deep: true,
      intro: 'At NPR 1.60 for each Indian rupee in this example, charge not included.',
      banner: {
        name: 'nepal-route',
        narrow: 'nepal-route-narrow',
        stepwise: true,
        alt: 'Four frames, and on wide screens over them a dotted way from Kolkata, ₹15,000, by a change of ₹1 to NPR 1.60 to Pokhara, NPR 24,000: on the counter of a shop, on wide screens with the Howrah Bridge in its window, a hand lays a driving licence, with a tick, on phones below ₹15,000; a hand types before the shop’s screen, which shows the receiver, Sunita Thapa, and on wide screens Pokhara, in cash; a customer with a moustache hands notes over the counter of a shop to its keeper; a woman below the mountains, with a house behind her, holds the notes that were paid out to her',
      },
      steps: [
        {
          title: 'Check the sender',
          text: 'Check the identity document. Record the address and mobile number.',
        },
        {
          title: 'Enter the receiver',
          text: 'Enter the full name, address and phone number in Nepal. Ask: account or cash?',
        },
        {
          title: 'Take the cash',
          text: `Show the charge, the rate and the amount in ${figures.indoNepal.paidOutIn} before you take the cash. Print the receipt.`,
        },
        {
          title: 'Money arrives',
          text: 'Into an account with Nepal\u00a0SBI\u00a0Bank, or as cash through its agency arrangement.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'limits',
      heading: 'What a transfer costs',
      intro: `The most a branch charges for a transfer of up to ${maximum}.`,
      picture: {
        name: 'nepal-charges',
        narrow: 'nepal-charges-narrow',
        alt: 'A stack of coins that shows what makes up ₹100 in cash above ₹5,000: ₹5 for the sending bank, ₹20 for State Bank of India, and ₹75 for paying out in cash',
      },
      caption: 'What a transfer costs at most, by the way it is paid out',
      columns: ['Pay-out', 'Transfer', 'For cash', 'Total'],
      rows: [
        ['To an account', rupees(toAccount), 'None', rupees(toAccount)],
        [
          `In cash, up to ${rules.nepalSmallCashUpTo.text}`,
          rupees(toAccount),
          rules.nepalSmallCashCharge.text,
          rupees(toAccount + Number(rules.nepalSmallCashCharge.value)),
        ],
        [
          `In cash, above ${rules.nepalSmallCashUpTo.text}`,
          rupees(toAccount),
          rules.nepalCashCharge.text,
          rupees(toAccount + Number(rules.nepalCashCharge.value)),
        ],
      ],
    },
    {
      kind: 'cards',
      id: 'documents',
      heading: 'Documents for senders and receivers',
      cards: [
        {
          picture: {
            name: 'nepal-sender-cash',
            narrow: 'nepal-sender-cash-narrow',
            alt: 'A passport, and on wide screens a PAN card, a driving licence and a telephone bill too',
          },
          title: 'Sender: cash',
          label: 'Passport, PAN or licence',
          text: 'Or telephone bill, or employer’s certificate with photograph.',
        },
        {
          picture: {
            name: 'nepal-sender-account',
            narrow: 'nepal-sender-account-narrow',
            alt: `The front of a bank, and the limit of a transfer there, ${rules.nepalFromAccount.text}`,
          },
          title: 'Sender: account',
          label: 'At the bank branch',
          text: `The bank has checked the identity. The limit is ${rules.nepalFromAccount.text} a transfer.`,
        },
        {
          picture: {
            name: 'nepal-receiver-cash',
            narrow: 'nepal-receiver-cash-narrow',
            alt: 'A receipt with its number, and on wide screens a hand that pays out notes marked NPR over a counter',
          },
          title: 'Receiver: cash',
          label: 'Receipt number',
          text: 'Also an identity document that the paying bank accepts.',
        },
        {
          picture: {
            name: 'nepal-receiver-account',
            narrow: 'nepal-receiver-account-narrow',
            alt: 'The name Sunita Thapa as it was entered, above the same name on an account in Nepal, with a tick',
          },
          title: 'Receiver: account',
          label: 'Account number',
          text: 'With the exact name. The bank has checked the identity.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What your shop needs first',
      picture: {
        name: 'nepal-shop',
        alt: 'A shop on a meadow below snowy peaks, under a slate roof with the sign “Money transfer to Nepal”: its keeper leans on the counter between the documents on the wall, a PAN card and an Aadhaar card with her photograph and a proof of address, and a printer stands beside her with a receipt',
      },
      items: [
        'PAN, Aadhaar and a photograph of the person at the counter',
        'Address proof of the shop',
        'A bank account for settlement',
        'A phone or computer with internet, and a printer',
        'A working limit: the amount you can still send',
        'The bank’s check of your shop',
      ],
    },
    {
      kind: 'questions',
      heading: 'Wrong names, uncollected money and complaints',
      intro: 'What to do if a transfer goes wrong, and what senders ask.',
      picture: {
        name: 'nepal-name',
        narrow: 'nepal-name-narrow',
        alt: 'A receipt with its number underlined and the receiver’s name, Sunita Tapa, struck out; a hand writes Sunita Thapa below it',
      },
      questions: [
        {
          question: 'Can I correct the receiver’s name?',
          answer:
            'Before pay-out, send us the receipt number and the right name. The bank’s terms decide whether it is corrected or cancelled.',
        },
        {
          question: 'The family has not received the money. What do I do?',
          answer: `Check the status and send us the receipt number. Support for your counter is available ${figures.company.supportHours}. A transfer that cannot be paid out is cancelled and refunded as the bank’s terms provide; pass the refund on to the sender.`,
        },
        {
          question: `Can a customer send more than ${maximum}?`,
          answer: `A transfer from the sender’s own bank account can be up to ${rules.nepalFromAccount.text}, with no yearly cap. Direct the customer to the bank branch. Never send for one person in another person’s name.`,
        },
        {
          question: 'Does the sender need a bank account in India?',
          answer:
            'No. A sender without an account can pay cash within the limits above. The bank may ask for more documents. For family in India, offer [domestic money transfer](/DmtPage).',
        },
      ],
    },
  ],
  partner: 'remittance',
  call: {
    heading: 'Serve Nepali families from your shop',
    text: 'Mention your town, what you sell today, and how many customers send money to Nepal. We call or email you with the onboarding steps, the charges and your commission.',
    picture: 'nepal-closing',
  },
  rules: [
    rules.nepalCashAYear,
    rules.nepalFromAccount,
    rules.nepalSendingBankCharge,
    rules.nepalStateBankCharge,
    rules.nepalSmallCashUpTo,
    rules.nepalSmallCashCharge,
    rules.nepalCashCharge,
  ],
};
