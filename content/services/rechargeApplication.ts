import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

/** The recharge that the page follows, in rupees: 3% of it can be shared in whole rupees. The pictures show it too. */
const example = 200;

/** An arithmetic example, named as such on the page; it states nothing about the margins of any operator. In percent. */
const day = { recharges: 400, margin: 3, retailers: 1.5, distributors: 0.5 } as const;
const rest = day.margin - day.retailers - day.distributors;

const ofOne = (percent: number): string => rupees((example * percent) / 100);
const share = (percent: number): number => (day.recharges * example * percent) / 100;

export const rechargeApplication: ServiceContent = {
  heading: 'White-label recharge app and panel for your retailer network',
  lead: 'Your retailers sell mobile, DTH and data card recharges in an app with your name, run from your web panel.',
  picture: {
    name: 'recharge-application',
    narrow: 'recharge-app-hero-narrow',
    alt: `A retailer’s phone with the app of an invented network, Malda Mobile, in which a prepaid recharge of ${rupees(example)} has succeeded; with it the owner’s panel, in which this recharge is part of the ₹38,460 sold today`,
  },
  action: 'Get a quote for your app',
  secondAction: { label: 'Follow one recharge', href: '#recharge' },
  sections: [
    {
      kind: 'steps',
      deep: true,
      id: 'recharge',
      heading: `One ${rupees(example)} recharge, from counter to ledger`,
      banner: {
        name: 'recharge-way',
        narrow: 'recharge-way-narrow',
        stepwise: true,
        alt: `The path of one recharge of ${rupees(example)}: the retailer’s finger on an operator on a phone with the customer’s number, a screen with the working limit of ₹12,480 from which ${rupees(example)} breaks off, the operator’s mast that answers with success and a reference, and a red ledger with a margin of ${ofOne(day.margin)}: ${ofOne(day.retailers)} for the shop, ${ofOne(day.distributors)} for the distributor and ${ofOne(rest)} for you`,
      },
      steps: [
        {
          title: 'At the counter',
          text: 'The customer pays. The retailer enters the number, operator and amount.',
        },
        {
          title: 'In your panel',
          text: 'The amount must fit the retailer’s working limit. A repeated tap must not recharge twice.',
        },
        {
          title: 'Over our API',
          text: 'The order leaves through the [Recharge API](/RechargeApi). Status and reference come back.',
        },
        {
          title: 'In the ledger',
          text: `The margins are booked; these are an example. A failed recharge is refunded within ${figures.recharge.refundHours} hours.`,
        },
      ],
    },
    {
      kind: 'dial',
      id: 'margins',
      heading: 'How you and your retailers earn',
      intro: `You share the margin on each recharge with your network. This example has ${day.recharges} recharges. Ask us for the latest margins.`,
      dial: {
        label: 'The retailers’ share, in %',
        unit: 'percent',
        least: 0,
        most: 3,
        step: 0.5,
        example: day.retailers,
      },
      terms: [
        {
          amount: share(day.margin),
          title: 'Your margin',
          text: `${day.margin}% of ${day.recharges} recharges of ${rupees(example)}.`,
        },
        { each: -share(1), title: 'Retailers', text: '{n} of what they sold.' },
        {
          amount: -share(day.distributors),
          title: 'Distributors',
          text: `${day.distributors}% of what their retailers sold.`,
        },
      ],
      total: {
        title: 'Left for you',
        text: 'Before hosting, messages and support.',
        below: {
          title: 'Paid from your own money',
          text: 'Your network receives more than your margin. Lower one of the shares.',
        },
      },
    },
    {
      kind: 'cards',
      heading: 'What each role does in the system',
      cards: [
        {
          picture: {
            name: 'recharge-role-owner',
            alt: 'In her web panel, a woman sets the margin on data cards with a slider, below those for mobile and DTH',
          },
          title: 'Owner',
          label: 'In the web panel',
          text: 'Sets limits, and margins by operator and service. Sees all complaints, and each day’s sales to export.',
        },
        {
          picture: {
            name: 'recharge-role-distributor',
            alt: 'A man adds a third invented shop, Das Telecom, to his list of retailers, where a bar shows the limit of each',
          },
          title: 'Distributor',
          label: 'In panel and app',
          text: 'Adds retailers and sets their working limits. Sees retailer sales, complaints and own earnings.',
        },
        {
          picture: {
            name: 'recharge-role-retailer',
            alt: `A shopkeeper points at the phone that stands on his counter: in the app of Malda Mobile, a recharge of ${rupees(example)} has succeeded`,
          },
          title: 'Retailer',
          label: 'In the app',
          text: 'Sells recharges and raises complaints. Sees order status and own earnings.',
        },
      ],
    },
    {
      kind: 'cards',
      isPaired: true,
      heading: 'What else the app can sell',
      cards: [
        {
          picture: {
            name: 'recharge-sells-bills',
            narrow: 'recharge-sells-bills-narrow',
            alt: 'Bills for electricity, water and gas',
          },
          title: 'Bill payment',
          text: 'Electricity, gas, water and nine more [categories of bills](/BbpsPage).',
        },
        {
          picture: {
            name: 'recharge-sells-cash',
            narrow: 'recharge-sells-cash-narrow',
            alt: 'A fingerprint scanner, and banknotes',
          },
          title: 'AEPS',
          text: 'Cash withdrawal [with Aadhaar](/AepsPage) and a fingerprint, after a bank’s checks.',
        },
        {
          picture: {
            name: 'recharge-sells-transfer',
            narrow: 'recharge-sells-transfer-narrow',
            alt: 'A coin and a bank',
          },
          title: 'Money transfer',
          text: 'A customer’s cash, sent [to a bank account](/DmtPage) in India.',
        },
        {
          picture: {
            name: 'recharge-sells-tickets',
            narrow: 'recharge-sells-tickets-narrow',
            alt: 'A confirmed train ticket for berth 31 in coach B2, and a train',
          },
          title: 'Train tickets',
          text: 'Search, [book and cancel](/TravelApi), with the status of the ticket.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Costs, ownership, launch and complaints',
      pictureFirst: true,
      picture: {
        name: 'recharge-launch',
        narrow: 'recharge-launch-narrow',
        alt: 'The app store page of an invented app, Malda Mobile, on a phone: listed by “Your company”, with a button to install it and two of its screens. Beside it the four stages of its launch, all ticked: scope, brand, trial and, just reached, the app store',
      },
      questions: [
        {
          question: 'What does the app cost, and can I get a refund?',
          answer: `We quote by services and changes. Ask for hosting, messages and support as separate monthly lines. Ask for a refund within ${figures.refund.requestDays} days of buying software. Custom work is non-refundable once started. See the [refund policy](/RefundCancellationPolicy).`,
        },
        {
          question: 'Who owns the code and the store listing?',
          answer:
            'Your agreement says whether you buy the code or a licence. List the app in a developer account of your own, so that its reviews stay yours.',
        },
        {
          question: 'Who keeps the money behind a working limit?',
          answer:
            'A working limit is what a retailer can still sell. The money behind it is kept with the bank or authorised issuer named in your agreement.',
        },
        {
          question: 'Do I need the app or only the API?',
          answer:
            'If you have an app of your own, connect it to the [Recharge API](/RechargeApi). Our app, which is built on it, suits distributors and shop chains. Connecting a second recharge supplier is custom work and is quoted separately.',
        },
        {
          question: 'How does a launch go?',
          answer:
            'In four stages: scope and quotation, brand and documents, a trial, and the app store. In the trial, retailers you trust make real recharges. You check orders, margins and one refund. Ask for the dates in the quotation.',
        },
        {
          question: 'The customer has paid but has no recharge. What now?',
          answer:
            'The retailer opens the order and checks its status. If it failed, the refund is automatic. If it succeeded, we pass the complaint to the operator; the customer can also quote the operator’s reference.',
        },
      ],
    },
  ],
  call: {
    heading: 'Plan an app for your counters',
    text: 'Say how many counters you supply and what they sell today. We email or call you to agree the scope, and a quotation follows.',
    picture: 'recharge-app-closing',
  },
};
