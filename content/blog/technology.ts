/** Posts about software, messages, marketing and blockchain. */
import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { BlogPost } from './post.ts';

export const softwareBrief = {
  id: 'one-page-software-brief',
  title: 'How do you write a one-page software brief?',
  shortTitle: 'The one-page software brief',
  description:
    'A good software quotation needs one page from you, in your own words. Write who will use the software and what they do today in books or spreadsheets. List the tasks they do most often, with numbers, and what must never go wrong. Name the systems it has to connect to. Say what you can do without in the first version, and by when you need it. Leave out screens and technology. Two firms that quote for the same page can be compared over three years of cost.',
  topic: 'software',
  image: {
    name: 'blog-one-page-software-brief',
    alt: 'A single written page with five short headings, a pencil across its corner, and two quotations of the same height beside it',
  },
} as const satisfies BlogPost;

export const ownOrderId = {
  id: 'own-order-id-on-every-payment',
  title: 'Why every payment request needs an order ID of your own',
  shortTitle: 'Order IDs: why each payment needs its own',
  description:
    'Your own order ID lets you repeat a payment request safely after its answer was lost. The payment may have been made by then, and only the ID can show that a second request is a repeat. Create the ID and save it before you call. If the connection drops, send the same request with the same ID: a well-made payment API returns the first result and pays nothing more. With a new ID, the second click becomes a second payment. Never build the ID from the time alone, because two counters can share a second.',
  topic: 'software',
  image: {
    name: 'blog-own-order-id-on-every-payment',
    alt: 'Two identical requests with the same key and the word orderId; their lines meet in one tick with the words Paid once',
  },
} as const satisfies BlogPost;

export const directSelling = {
  id: 'direct-selling-commission-rules',
  title: 'MLM software: what does Indian law say about commission rules?',
  shortTitle: 'MLM commission rules and the law',
  description:
    'Build commission rules that start from an invoice, and refuse rules that pay for bringing in people. Pyramid and money circulation schemes are banned in India, whatever the plan is called. So the software should compute every commission from a sale, reverse it when goods are returned, and show each member how a figure came about. Test the plan with a month in which people join and nothing is sold: if it still pays out, stop. Have a lawyer read the plan before anyone writes code.',
  topic: 'software',
  service: '/MLMSoftware',
  image: {
    name: 'blog-direct-selling-commission-rules',
    alt: 'A tree of members in which two commission lines start at an invoice of ₹2,400, and a crossed-out line that starts at a new member without a sale',
  },
} as const satisfies BlogPost;

export const dltRegistration = {
  id: 'dlt-before-the-first-bulk-sms',
  title: 'DLT registration: what to finish before your first bulk SMS',
  shortTitle: 'DLT registration before your first bulk SMS',
  description:
    'Before your first bulk SMS, register your business, your headers and every template on a DLT portal. Keep this order. Indian operators compare each message with its template and block what differs, even by one word, so mark the parts that change as variables. Choose the category by content, because an offer registered as a service message is stopped. Links and call-back numbers are registered too, and so is the chain of companies that send for you. Allow some working days for approval.',
  topic: 'messaging',
  image: {
    name: 'blog-dlt-before-the-first-bulk-sms',
    alt: 'Three linked cards, business, header and template, each with a tick, leading down to a phone with an approved message whose variable parts are marked',
  },
} as const satisfies BlogPost;

export const whichCode = {
  id: 'long-code-or-short-code',
  title: 'Long code or short code: which number should customers text?',
  shortTitle: 'Long code or short code: which to choose',
  description: `Choose a short code for a campaign that people hear once, and a long code for a number that they save. A short code has ${figures.codes.shortDigits} digits, so it fits a poster or a radio spot and is remembered after one hearing. A long code has ${figures.codes.longDigits} digits like any mobile number, and suits replies, appointments and questions that continue over weeks. Both deliver the text to your software. Print one keyword for each advertisement, in capitals, and answer every text.`,
  topic: 'messaging',
  service: '/Solutions',
  image: {
    name: 'blog-long-code-or-short-code',
    alt: 'A street poster with a large short code and the keyword JOIN on the left, a phone contact with a long mobile number on the right',
  },
} as const satisfies BlogPost;

export const mapListing = {
  id: 'how-a-shop-is-found-on-a-map',
  title: 'How a local shop gets found when people search on a map',
  shortTitle: 'How a local shop gets found on a map',
  description:
    'Map searches favour a shop whose details are complete, exact and the same everywhere. Claim your listing, choose the narrowest category that fits, and put the pin on your door. Write name, address and phone number in one form on the listing, the website and the signboard. Keep the hours right on festival days, because a customer who finds the shutter down will say so in a review. Add your own photographs, and answer every review politely, complaints first.',
  topic: 'marketing',
  image: {
    name: 'blog-how-a-shop-is-found-on-a-map',
    alt: 'A street map with a pin on a shop, a dotted pin wrongly placed on the market, and a listing card with three photographs, opening hours and a telephone number',
  },
} as const satisfies BlogPost;

export const costPerCustomer = {
  id: 'what-a-customer-costs',
  title: 'How do you work out what one customer costs you?',
  shortTitle: 'What one customer costs you, worked out',
  description: `Divide what an advertisement cost by the customers who paid, before you read the rest of the report. Say ${rupees(20_000)} brought 50 enquiries, and 8 of them bought: each customer cost ${rupees(20_000 / 8)}. If a customer leaves you ${rupees(4_000)} over a year, the campaign pays. At ${rupees(1_000)} it loses money on every sale. The loss often happens after the click. When 50 people ask and only 8 buy, a quicker call-back may do more than a larger budget.`,
  topic: 'marketing',
  image: {
    name: 'blog-what-a-customer-costs',
    alt: 'A funnel from ₹20,000 of advertising through 50 enquiries to 8 customers, with the result ₹2,500 a customer in a box',
  },
} as const satisfies BlogPost;

export const needBlockchain = {
  id: 'do-you-need-a-blockchain',
  title: 'Does your project need a blockchain? Four questions',
  shortTitle: 'Do you need a blockchain? Four questions',
  description:
    'You need a blockchain only if several parties write to one record and none of them may own it. So ask four questions. Do several parties write? Do they distrust each other? Is there no keeper they would all accept? Must the history stay checkable for years? Four times yes, and a shared ledger is worth its cost. After one no, an ordinary database with an audit log is quicker, cheaper and easier to correct. Either way, keep personal data off the chain, because it cannot be erased there.',
  topic: 'blockchain',
  image: {
    name: 'blog-do-you-need-a-blockchain',
    alt: 'Four questions in a row of diamonds: four times yes leads to a chain of three blocks, and any no to a database',
  },
} as const satisfies BlogPost;

export const smartContractLimits = {
  id: 'what-a-smart-contract-cannot-know',
  title: 'What a smart contract can check, and what it cannot know',
  shortTitle: 'What a smart contract can and cannot know',
  description:
    'A smart contract can check everything on its chain, such as balances, signatures and dates. It knows nothing else. Somebody has to report whether the lorry arrived or the rice was dry, and the contract is then as reliable as that report. Decide early who reports, what happens when two reports differ, and who can pause the contract. Released code is hard to change, so have it reviewed by people who did not write it, beginning with the known faults of Solidity programs.',
  topic: 'blockchain',
  image: {
    name: 'blog-what-a-smart-contract-cannot-know',
    alt: 'A contract window with ticks at balance and signature and an open ring at delivery, and a lorry behind a dashed wall under a question mark',
  },
} as const satisfies BlogPost;
