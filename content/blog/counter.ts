/** Posts about what shops sell: recharges, bills, train tickets. */
import { figures } from '../figures.ts';
import type { BlogPost } from './post.ts';

export const pendingRecharge = {
  id: 'why-a-recharge-is-pending',
  title: 'Why is a recharge pending, and what should you tell the customer?',
  shortTitle: 'Why a recharge is pending and what to do',
  description: `A recharge is pending when the operator has received the request and has neither confirmed nor refused it. The number may still be recharged, so do not send it again under a new order ID: the customer would pay twice. Give the customer the order ID, check the status after a few minutes, and say that it will either succeed or be refunded. With us, the amount of a failed recharge returns to your prepaid balance automatically within ${figures.recharge.refundHours} hours.`,
  topic: 'recharge',
  image: {
    name: 'blog-why-a-recharge-is-pending',
    alt: 'A phone that shows a recharge of ₹299 with a clock and the word Pending, beside an order slip with its number',
  },
} as const satisfies BlogPost;

export const wrongNumber = {
  id: 'recharge-to-the-wrong-number',
  title: 'Recharged the wrong number? What can still be done',
  shortTitle: 'Recharged the wrong number: what to do',
  description:
    'A successful recharge to a wrong number is usually final, as the operator has already credited its owner. Act at once all the same. Call the operator’s customer care with the reference number, say which digit was wrong, and ask whether an unused plan can be taken back. The operator decides. To prevent it, let the customer type the number. Then read it back in two groups with the operator and the plan, and wait for a yes before you press the button.',
  topic: 'recharge',
  image: {
    name: 'blog-recharge-to-the-wrong-number',
    alt: 'A phone keypad with a typed mobile number in two groups, a 7 circled in marigold and an arrow from it to the digit that was meant, 1',
  },
} as const satisfies BlogPost;

export const dthAfterRecharge = {
  id: 'dth-screen-blank-after-recharge',
  title: 'The DTH recharge went through. Why is the screen still blank?',
  shortTitle: 'DTH recharge done but the screen is blank',
  description:
    'A set-top box learns of a recharge by a signal from the satellite. It receives the signal only while it is switched on. Ask the customer to switch the box on, choose a channel of the pack, and send a refresh from the operator’s app or helpline. If the screen stays blank, compare the subscriber number on the receipt with the one in the box’s menu. Then check the balance: a recharge below the price of the pack opens nothing.',
  topic: 'recharge',
  image: {
    name: 'blog-dth-screen-blank-after-recharge',
    alt: 'A television with a refresh symbol above a set-top box, a dish that receives a signal, and a card that says ₹350 recharged',
  },
} as const satisfies BlogPost;

export const billReference = {
  id: 'bbps-receipt-reference',
  title: 'What is the reference number on a BBPS receipt for?',
  shortTitle: 'The reference number on a BBPS receipt',
  description:
    'The transaction reference on a BBPS receipt is the proof of payment, and you need it for any complaint. Every bill paid through the national system gets one, in an app or at a shop. With it you can ask for the status of a payment, and raise a complaint where you paid, without visiting the electricity or water office. Print it in large type and send it by SMS as well. Ask customers to keep it until the next bill shows the amount as received.',
  topic: 'bills',
  image: {
    name: 'blog-bbps-receipt-reference',
    alt: 'The receipt of a paid electricity bill of ₹1,840 with its reference number under a magnifying glass',
  },
} as const satisfies BlogPost;

export const noBillDue = {
  id: 'bill-cannot-be-fetched',
  title: '“No bill due”: why a bill cannot be fetched, and what to check',
  shortTitle: '“No bill due”: why a bill cannot be fetched',
  description:
    'A bill that cannot be fetched has often been paid already, or the biller has not issued the new one. Otherwise the consumer number is wrong, or the wrong biller was chosen. Many states have several electricity companies with similar names, so check the biller first. Then take the consumer number from the latest bill, since a new meter can bring a new number. If both are right, try again after the billing date. Never pay a guessed amount.',
  topic: 'bills',
  image: {
    name: 'blog-bill-cannot-be-fetched',
    alt: 'A bill payment form with a consumer number, the message No bill due, and a notepad next to it with four questions to tick off',
  },
} as const satisfies BlogPost;

export const fastagRefused = {
  id: 'fastag-refused-after-top-up',
  title: 'Why a FASTag is refused at the toll plaza after a top-up',
  shortTitle: 'FASTag topped up but refused at the toll',
  description:
    'Check that the money went to the bank named on the sticker, and look at the tag’s status in that bank’s app. Plazas on National Highways see a tag’s status at once, so money is seldom the cause there. Some State-road plazas still work from lists, and a top-up on the day before is safer. The issuer may also have blocked the tag, for incomplete KYC or a wrong vehicle number. Only that bank can lift the block.',
  topic: 'bills',
  image: {
    name: 'blog-fastag-refused-after-top-up',
    alt: 'A car before a closed toll barrier, a tag on its windscreen, and a card that reads FASTag balance ₹500',
  },
} as const satisfies BlogPost;

export const ticketLetters = {
  id: 'cnf-rac-wl-on-a-train-ticket',
  title: 'CNF, RAC, WL: what the letters on a train ticket mean',
  shortTitle: 'CNF, RAC and WL on a train ticket, explained',
  description:
    'CNF means you have a berth. RAC means you may travel and share a side berth until another becomes free. WL means you are on the waiting list. As others cancel, WL moves to RAC and RAC to CNF, and the chart prepared before departure decides. If everyone on an e-ticket is still on the waiting list then, the ticket is cancelled and the fare refunded automatically, less a charge. It is not valid for boarding. Tell your customer this before you sell it.',
  topic: 'travel',
  image: {
    name: 'blog-cnf-rac-wl-on-a-train-ticket',
    alt: 'A train ticket from Howrah to New Delhi with three status labels, CNF in green, RAC in marigold and WL in grey',
  },
} as const satisfies BlogPost;

export const ticketDetails = {
  id: 'train-tickets-for-other-people',
  title: 'Booking train tickets for others: the details that must match',
  shortTitle: 'Booking train tickets for other people',
  description:
    'Name, age and date on the ticket cause most of the trouble on the train. Type the name as it is on the identity card the traveller will show, because the examiner compares the two. A ticket can be transferred in few cases only. A wrong age changes a child’s fare or an older traveller’s berth. A train that leaves after midnight leaves on the next date. Read everything back with the boarding station before you pay, and give the customer the PNR in print.',
  topic: 'travel',
  image: {
    name: 'blog-train-tickets-for-other-people',
    alt: 'A booking form with passenger Ananya Sen, age 32, next to an identity card, with ticked lines that join the matching fields',
  },
} as const satisfies BlogPost;
