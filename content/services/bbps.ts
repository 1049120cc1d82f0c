import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { Topic } from '../sections.ts';
import type { ServiceContent } from './serviceContent.ts';

const categories: readonly Topic[] = [
  {
    id: 'electricity',
    icon: 'zap',
    title: 'Electricity',
    text: 'Monthly power bills of homes, shops and offices. You need the consumer number, which some boards call account or service number.',
  },
  {
    id: 'pipe-gas',
    icon: 'flame',
    title: 'Pipe Gas',
    text: 'Cooking gas that comes by pipe and is billed by meter. The payer gives the customer number printed on the gas bill.',
  },
  {
    id: 'water',
    icon: 'droplet',
    title: 'Water',
    text: 'Charges of a city’s water board or municipality. Ask for the consumer or connection number, as the board’s bill words it.',
  },
  {
    id: 'telecom',
    icon: 'phone',
    title: 'Telecom',
    text: 'Landline and broadband bills. Use the telephone number with its STD code, or the account number of the connection.',
  },
  {
    id: 'postpaid',
    icon: 'smartphone',
    title: 'Postpaid',
    text: 'Mobile connections that are billed after use. The mobile number itself is enough.',
  },
  {
    id: 'insurance',
    icon: 'shield',
    title: 'Insurance',
    text: 'Renewal premiums of life, health and motor policies. Have the policy number ready; many insurers also ask for the holder’s date of birth.',
  },
  {
    id: 'loan-repayments',
    icon: 'landmark',
    title: 'Loan Repayments',
    text: 'Instalments of vehicle, personal, home and gold loans. The lender finds them by the loan account number.',
  },
  {
    id: 'fastag-recharge',
    icon: 'car',
    title: 'FASTag Recharge',
    text: 'Balance for the toll tag on a windscreen. Pick the bank that issued the tag and enter the vehicle’s registration number.',
  },
  {
    id: 'cable',
    icon: 'tv',
    title: 'Cable',
    text: 'Subscriptions of a local cable television operator. The subscriber or set-top box number identifies the connection.',
  },
  {
    id: 'education-fees',
    icon: 'graduation-cap',
    title: 'Education Fees',
    text: 'Fees of schools, colleges and coaching institutes on the system. Parents need the student’s admission or enrolment number.',
  },
  {
    id: 'subscription',
    icon: 'play',
    title: 'Subscription',
    text: 'Renewals of memberships and media services. The subscriber id or the registered mobile number finds the account.',
  },
  {
    id: 'lpg-cylinder-booking',
    icon: 'gas-cylinder',
    title: 'LPG Cylinder Booking',
    text: 'A refill is booked and paid for at the same time. Enter the registered mobile number or the LPG id from the gas book.',
  },
];

/** The amount in the flow of money, in the code and in the picture, in rupees. */
const bill = 1846;

export const bbps: ServiceContent = {
  heading: 'Collect your customers’ bills through one national system',
  lead: 'With BBPS, the Bharat Bill Payment System, you fetch a bill by its number, take the payment and hand over a receipt with a reference.',
  picture: {
    name: 'bbps',
    alt: `A paid electricity bill as a receipt: consumer number 1100XXXX27, customer R. Mondal, due 28 November 2026, amount ₹1,846, a green “Paid” mark and a transaction reference, beside a phone with a grid of ${categories.length} bill categories that include water, pipe gas, FASTag and LPG`,
  },
  proof: [
    { value: `${categories.length} categories`, label: 'of bills from one interface' },
    { value: figures.company.supportHours, label: 'support, on due dates too' },
    {
      value: `${figures.company.yearsOfExperience}+ years`,
      label: 'of experience in our company',
    },
  ],
  sections: [
    {
      kind: 'audience',
      heading: 'Who takes bill payments',
      cards: [
        {
          icon: 'store',
          title: 'Shops and service counters',
          text: 'Customers come back each month with a bill in hand. Many pay in cash and want a printed receipt.',
        },
        {
          icon: 'smartphone',
          title: 'Wallets and apps',
          text: 'A bill gives people a reason to open your app every month.',
        },
        {
          icon: 'building',
          title: 'Property and facility teams',
          text: 'Many connections with many due dates can be looked up and paid from one list.',
        },
      ],
    },
    {
      kind: 'topics',
      heading: `${categories.length} kinds of bills, and the number each one needs`,
      intro: 'Most numbers stand on the last bill. The biller decides which one it asks for.',
      topics: categories,
    },
    {
      kind: 'steps',
      heading: 'How a bill gets paid',
      steps: [
        {
          title: 'Choose the biller',
          text: 'Category first, then the company or board that sent the bill. Each biller states which numbers it wants.',
        },
        {
          title: 'Fetch the bill',
          text: 'You send the number. The biller answers with the customer’s name, the amount and the due date.',
        },
        {
          title: 'Take the money',
          text: 'The customer recognises the name and pays you. Your call confirms the amount.',
        },
        {
          title: 'Hand over the receipt',
          text: 'It carries the transaction reference, which both the customer and the biller can quote.',
        },
      ],
    },
    {
      kind: 'flow',
      heading: `One electricity bill of ${rupees(bill)}`,
      amount: bill,
      stops: [
        {
          icon: 'users',
          name: 'Your customer',
          pays: 'Cash or UPI',
          onward: 'Payment',
        },
        {
          icon: 'store',
          name: 'You',
          receives: 'Taken',
          pays: 'Balance with us',
          onward: 'BBPS',
        },
        {
          icon: 'zap',
          name: 'The biller',
          receives: 'Bill paid',
        },
      ],
      back: 'If the payment fails, the amount returns to your balance; a complaint is tracked by the transaction reference.',
      backToMiddle: true,
    },
    {
      kind: 'code',
      heading: 'Fetch first, then pay',
      intro:
        'The payment refers to the fetched bill, so the amount need not be typed a second time.',
      samples: [
        {
          title: 'Fetch an electricity bill',
          request: {
            method: 'POST',
            path: '/v1/bills/fetch',
            body: {
              category: 'electricity',
              billerId: 'ELEC-0042',
              customerParams: { consumerNumber: '1100XXXX27' },
              mobile: '98300XXXXX',
            },
          },
          response: {
            status: 200,
            body: {
              fetchId: 'BF-64127',
              customerName: 'R. MONDAL',
              billNumber: '2611XXXX90',
              billDate: '2026-11-10',
              dueDate: '2026-11-28',
              amount: bill,
              partPayment: false,
            },
          },
        },
        {
          title: 'Pay it',
          request: {
            method: 'POST',
            path: '/v1/bills/pay',
            body: { orderId: 'BP-9310', fetchId: 'BF-64127', amount: bill },
          },
          response: {
            status: 200,
            body: {
              orderId: 'BP-9310',
              status: 'success',
              transactionRef: 'BP63XXXX418',
              amount: bill,
              balance: 12904,
            },
          },
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Behind the receipt',
      rows: [
        {
          term: 'System',
          detail:
            'Overseen by the Reserve Bank of India and run by a subsidiary of the National Payments Corporation of India. Customers may also see it as Bharat Connect',
        },
        {
          term: 'Amount',
          detail:
            'The biller decides whether a part, an advance or only the exact amount is accepted',
        },
        { term: 'Complaints', detail: 'Tracked by the transaction reference on the receipt' },
        { term: 'Interface', detail: 'HTTPS and JSON' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'To start collecting',
      items: [
        'PAN, address proof and bank details of your business',
        'A counter screen, app or portal that can make HTTPS requests',
        'A balance that covers the bills you expect to collect',
      ],
    },
    {
      kind: 'related',
      heading: 'Sold beside bills',
      links: [
        {
          path: '/RechargeApi',
          label: 'Recharge API',
          text: 'Prepaid mobile and DTH, for customers who are already at the counter.',
        },
        {
          path: '/DmtPage',
          label: 'Domestic money transfer',
          text: 'Cash in at your counter, credit in a bank account elsewhere in India.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about bill payment',
      questions: [
        {
          question: 'When does the biller count the bill as paid?',
          answer:
            'The confirmation reaches the biller through the system, and each biller posts it to the customer’s account in its own time. Tell customers to pay a day or two before the due date.',
        },
        {
          question: 'A customer says that the payment is missing. What do I do?',
          answer:
            'Look up the transaction by its reference. If it succeeded and the biller has still not posted it, raise a complaint with the reference and give the customer the complaint number.',
        },
        {
          question: 'No bill is found. Why?',
          answer:
            'The number may be mistyped, the bill may already be paid, or the biller has not issued it yet. Compare the number with the last printed bill.',
        },
        {
          question: 'Does this include prepaid mobile?',
          answer:
            'Prepaid top-ups and DTH run over the [Recharge API](/RechargeApi). Bills that follow use belong here.',
        },
      ],
    },
  ],
  call: {
    heading: 'Be the place where your street pays its bills',
    text: 'Tell us which bills your customers bring and how many in a month. We reply with the onboarding steps and the terms.',
  },
};
