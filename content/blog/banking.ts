/** Posts about accounts, cash, cards and identity. */
import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { BlogPost } from './post.ts';

export const transferNotArrived = {
  id: 'transfer-successful-not-arrived',
  title: 'The transfer says “successful” but the family has no money yet',
  shortTitle: 'Transfer successful but money not received',
  description:
    'First compare the account number on the receipt with the passbook, digit by digit. Banks go by the number, whatever name is printed beside it. If it is right, the receiving bank may have accepted the transfer and not yet shown it in the account. Give the family the bank’s reference number from the receipt. With it, their branch or helpline can find the entry. Do not send the amount again until the first transfer has been traced.',
  topic: 'transfer',
  image: {
    name: 'blog-transfer-successful-not-arrived',
    alt: 'A transfer of ₹4,500 marked successful, and a line of dots that waits at a clock on its way to a phone before a village house, which still shows the old balance of ₹312',
  },
} as const satisfies BlogPost;

export const ifsc = {
  id: 'what-an-ifsc-tells-you',
  title: 'What an IFSC tells you, and where to find the right one',
  shortTitle: 'What an IFSC tells you and where to find it',
  description: `An IFSC has ${figures.ifsc.characters} characters: four letters for the bank, a zero, and six characters for the branch. If the fifth character is the letter O, the code has been mistyped. If it begins with another bank’s letters, the transfer goes to that bank; many Gramin banks use the letters of their sponsor. You will find the right code on the cheque leaf and in the bank’s app. After a merger, old codes work for a time and then stop. Ask customers with an old passbook for a new cheque leaf, or look the branch up.`,
  topic: 'transfer',
  service: '/OperatorFinder',
  image: {
    name: 'blog-what-an-ifsc-tells-you',
    alt: 'A cheque leaf whose IFSC is enlarged into eleven boxes, bracketed in three groups: bank, zero, branch',
  },
} as const satisfies BlogPost;

export const moneyToNepal = {
  id: 'sending-money-to-nepal',
  title: 'Sending money to Nepal: what sender and receiver should bring',
  shortTitle: 'Sending money to Nepal: what to bring',
  description: `The sender brings an identity document, and the receiver’s full name as on the receiver’s own document. That spelling decides whether the cash is paid out. One cash transfer can be up to ${rupees(figures.indoNepal.maximumRupees)}, and it is received in ${figures.indoNepal.paidOutIn}. Ask for the rate and the charge before you pay, so you can tell the family what will arrive. Give the reference number to the receiver alone, because a stranger who knows it can try to collect first.`,
  topic: 'transfer',
  service: '/IndoNepal',
  image: {
    name: 'blog-sending-money-to-nepal',
    alt: 'A map route past mountains from Kolkata to Kathmandu with a sender’s slip of ₹10,000 at one end and a pay-out counter at the other',
  },
} as const satisfies BlogPost;

export const payoutModes = {
  id: 'which-payout-mode',
  title: 'NEFT, RTGS, IMPS or UPI: which payout mode suits which payment',
  shortTitle: 'NEFT, RTGS, IMPS or UPI: which payout mode',
  description:
    'Let the amount decide first: large payments go by RTGS, and smaller ones by IMPS, UPI or NEFT. Use IMPS or UPI if somebody is waiting, and NEFT if an hour or two makes no difference. IMPS needs an account number and an IFSC, and pays at any hour. UPI needs only a UPI ID, which is easier to collect and harder to mistype. NEFT works in half-hourly batches, which is quick enough for vendors and salaries. A wallet suits small rewards to people whose bank account you do not have.',
  topic: 'payout',
  image: {
    name: 'blog-which-payout-mode',
    alt: 'A rupee sign from which four ways lead to four modes: NEFT with ₹61,200, RTGS with ₹2,36,000, IMPS with ₹25,000 and UPI with ₹1,299',
  },
} as const satisfies BlogPost;

export const checkAccount = {
  id: 'check-an-account-before-paying',
  title: 'Check a bank account before you pay: the mistakes it prevents',
  shortTitle: 'Check a bank account before you pay',
  description:
    'A check before the first payout catches a mistyped number, a closed account or a wrong receiver. The bank tells you in whose name the account is. Compare that name with the one you were given, allow for initials and spelling, and let a person decide the doubtful cases. Check again when a vendor emails you new bank details, and call a number you already had. Such emails are a common fraud, and the new account usually works.',
  topic: 'payout',
  image: {
    name: 'blog-check-an-account-before-paying',
    alt: 'The name R. Mondal given with an account number ending 4417, the bank’s answer beside it, account live and Rahul Mondal, and a green tick where they meet',
  },
} as const satisfies BlogPost;

export const salaryDay = {
  id: 'salary-day-checklist',
  title: 'Paying salaries by API: a checklist for the last working day',
  shortTitle: 'Paying salaries by API: a checklist',
  description: `Check accounts and amounts before the last working day, so that only the run itself is left. Load the balance for the whole list. Give each payment an order ID made of the month and the employee’s number, so that a repeated run cannot pay anybody twice. Our Payout API has the calls for this: ${figures.payout.apis.join(', ')}. Use the last one for every pending line, pay failed lines again after correction, and print the bank references on the payslips.`,
  topic: 'payout',
  image: {
    name: 'blog-salary-day-checklist',
    alt: 'A calendar page with 30 November 2026 ringed behind a salary list with four names, amounts in rupees, three green ticks and one clock',
  },
} as const satisfies BlogPost;

export const readingPan = {
  id: 'how-to-read-a-pan',
  title: 'How to read a PAN: what each character means',
  shortTitle: 'How to read a PAN, character by character',
  description: `A PAN has ${figures.pan.characters} characters: five letters, four digits, one letter. The fourth letter is the kind of holder: P for a person, C for a company, F for a firm, H for a Hindu undivided family, T for a trust. For a person, the fifth is the first letter of the surname. The last is a check letter. So your form can catch a mistyped PAN before anything is sent. Whether the PAN exists, and whose it is, only a verification can show.`,
  topic: 'pan',
  image: {
    name: 'blog-how-to-read-a-pan',
    alt: 'The specimen ABCPS1234F on large tiles with a word at three of them: holder at the fourth, surname at the fifth and check at the last',
  },
} as const satisfies BlogPost;

export const panPapers = {
  id: 'papers-for-a-pan-application',
  title: 'Applying for a PAN: the documents you need, and what must match',
  shortTitle: 'PAN application: the documents you need',
  description:
    'An Indian individual needs Aadhaar and a separate proof of birth. Put the two side by side before you fill in the form: spelling, order of names and date of birth must agree. If they do not, have the wrong one corrected first. Bring a recent photograph for a printed form, sign inside the box, and give a mobile number you will keep. A parent or guardian signs for a child, and brings their own documents too.',
  topic: 'pan',
  service: '/PanUtiPage',
  image: {
    name: 'blog-papers-for-a-pan-application',
    alt: 'An application form with a photograph and a signature box, an identity card and a birth record fanned out behind it',
  },
} as const satisfies BlogPost;

export const fingerprintFails = {
  id: 'aeps-fingerprint-not-read',
  title: 'AEPS does not read the fingerprint: what your counter can do',
  shortTitle: 'AEPS fingerprint not read: what to do',
  description:
    'Clean the scanner, let the customer wash and dry the hand, and try another finger. Worn or very dry skin is the usual cause, and a different finger often succeeds. If every finger fails, ask if the customer has locked their Aadhaar biometrics; they can unlock them in the Aadhaar app. Some banks offer face authentication instead. If the prints have not matched for weeks, an Aadhaar centre can record them again.',
  topic: 'cash',
  image: {
    name: 'blog-aeps-fingerprint-not-read',
    alt: 'A scanner that shows a fingerprint with gaps and the words Not read, and a hand with a cross beside its index finger and the middle finger ringed as the next to try',
  },
} as const satisfies BlogPost;

export const debitedNoCash = {
  id: 'debited-but-no-cash',
  title: 'Account debited but no cash given: what happens next',
  shortTitle: 'Account debited but no cash: what to do',
  description:
    'If a mobile ATM or AEPS withdrawal fails after the debit, the money goes back to the account. The Reserve Bank sets the banks a deadline for this, and a daily compensation after it. Hand over cash only when the device says approved. Otherwise print the slip, note the reference number, and explain that the reversal comes by itself and needs no form. If it is late, the customer complains at their own bank with that slip.',
  topic: 'cash',
  service: '/MatmPage',
  image: {
    name: 'blog-debited-but-no-cash',
    alt: 'A mobile ATM that shows Declined with its slip of ₹2,000, and an arrow that leads back to the customer’s account',
  },
} as const satisfies BlogPost;

export const cashInDrawer = {
  id: 'cash-for-a-banking-counter',
  title: 'How much cash should a banking counter keep in the drawer?',
  shortTitle: 'How much cash a banking counter needs',
  description:
    'Keep enough for the lowest point of a busy day: what you have paid out by then, less the cash received. To find that day, write down the withdrawals of a month, sort the days by size, and leave out the few largest. You will see peaks after pension dates, wages and market days. Plan those with your distributor, and ask senders and bill payers to come that morning, since they bring cash in. Anything above that belongs in the bank, where it is safe from theft.',
  topic: 'cash',
  image: {
    name: 'blog-cash-for-a-banking-counter',
    alt: 'An open cash drawer with notes in four trays below a bar chart of a month’s withdrawals with two tall peaks',
  },
} as const satisfies BlogPost;

export const chipTapSwipe = {
  id: 'chip-tap-or-swipe',
  title: 'Chip, tap or swipe: how a card pays at a POS terminal',
  shortTitle: 'Chip, tap or swipe: how a card pays at a POS',
  description: `Tap for small amounts, insert the chip for the rest, and swipe the stripe only if the terminal asks for it. In a tap or a chip payment, the card makes a code that is valid once, so a copied code is useless. A stripe sends the same data every time. Above the contactless limit the terminal asks for the PIN, which only the customer may type. At our terminals a sale is ${figures.pos.steps} steps and about ${figures.pos.seconds} seconds: enter the amount, present the card, give the receipt.`,
  topic: 'cards',
  image: {
    name: 'blog-chip-tap-or-swipe',
    alt: 'A POS terminal that shows ₹1,250 with one card held to it for a tap, one in the chip slot below and one with its stripe in the groove at the side',
  },
} as const satisfies BlogPost;

export const expenseCard = {
  id: 'prepaid-card-for-staff-expenses',
  title: 'A prepaid card for staff expenses: how to set it up well',
  shortTitle: 'Prepaid cards for staff expenses',
  description:
    'A prepaid card limits staff expenses by itself, because it spends only what you have loaded. Give one card to each person who buys things, load a week’s need, and refill it when the receipts for the week are in. Write down in a few lines what the card is for. Make sure each holder knows how to block the card: a lost card is stopped at once, and only its balance is at risk. Holders usually pass KYC first, so collect their documents early.',
  topic: 'cards',
  service: '/PrepaidCard',
  image: {
    name: 'blog-prepaid-card-for-staff-expenses',
    alt: 'A prepaid card with a balance bar of ₹3,200 of ₹5,000 and three small receipts for fuel, courier and tea tucked under it',
  },
} as const satisfies BlogPost;
