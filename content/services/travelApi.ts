import { figures } from '../figures.ts';
import { rupees } from '../rupees.ts';
import type { ServiceContent } from './serviceContent.ts';

/** The amount in the flow of money, in the code and in the picture, in rupees. */
const fare = 1120;

export const travelApi: ServiceContent = {
  heading: 'Train search and ticket booking inside your own counter or app',
  lead: 'Your customer names two stations and a date; you show the trains, the seats left and the fare, and book without leaving your own screen.',
  picture: {
    name: 'travel-api',
    alt: 'A train ticket from Howrah to Patna on 4 December 2026, PNR 62XXXXXX41, passenger Ananya Sen, coach B2, berth 31, marked “Confirmed”, fare ₹1,120, in front of a phone that lists three trains with departure times, seats left and fares',
  },
  proof: [
    {
      value: `${figures.company.yearsOfExperience}+ years`,
      label: 'of experience',
    },
    { value: `${figures.company.solutionsDelivered}+`, label: 'solutions delivered' },
    { value: figures.company.supportHours, label: 'support, as trains also run at night' },
  ],
  sections: [
    {
      kind: 'audience',
      heading: 'Who sells train tickets with it',
      intro: 'People ask for a ticket where they already trust someone with a payment.',
      cards: [
        {
          icon: 'store',
          title: 'Neighbourhood counters',
          text: 'Mobile shops and service centres that already fill in forms for their customers can look up a train in front of them.',
        },
        {
          icon: 'briefcase',
          title: 'Travel agents',
          text: 'You book for families and regular travellers, and want the booking in the same ledger as the rest of your business.',
        },
        {
          icon: 'smartphone',
          title: 'Apps and portals',
          text: 'Your users recharge and pay bills with you. Let them search for a journey without opening another app.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From two stations to a PNR',
      steps: [
        {
          title: 'Search',
          text: 'You send the station codes, the date and the class. The answer lists the trains of that day with their times.',
        },
        {
          title: 'Check',
          text: 'For each train you see the availability and the fare. Both can change until the booking is made, so show them as a snapshot.',
        },
        {
          title: 'Book',
          text: 'You send the name, age and gender of each passenger and a mobile number. The fare leaves your balance, and a completed booking comes back with its PNR.',
        },
        {
          title: 'Follow',
          text: 'Waiting lists move until the chart is made. Ask with the PNR, and tell the customer the coach and berth.',
        },
      ],
    },
    {
      kind: 'flow',
      heading: `A fare of ${rupees(fare)}, from the passenger to the railways`,
      amount: fare,
      stops: [
        {
          icon: 'users',
          name: 'The passenger',
          pays: 'Cash or UPI',
          onward: 'Payment',
        },
        {
          icon: 'store',
          name: 'Your counter',
          receives: 'Taken',
          pays: 'Balance with us',
          onward: 'Travel API',
        },
        {
          icon: 'train',
          name: 'The railways',
          receives: 'Fare, ticket issued',
        },
      ],
      back: 'On a cancellation the railways keep their charge, and the rest returns by the same way.',
    },
    {
      kind: 'code',
      heading: 'The first two calls',
      intro:
        'A search returns an id. The booking refers to it, so both speak of the same train, day and class.',
      samples: [
        {
          title: 'Search for trains',
          request: {
            method: 'POST',
            path: '/v1/trains/search',
            body: {
              from: 'HWH',
              to: 'PNBE',
              date: '2026-12-04',
              travelClass: '3A',
              quota: 'GN',
              passengers: { adults: 1, children: 0 },
              departsAfter: '16:00',
              limit: 2,
            },
          },
          response: {
            status: 200,
            body: {
              searchId: 'TS-88140',
              trains: [
                {
                  trainNumber: '12XXX',
                  departs: '2026-12-04T17:05',
                  arrives: '2026-12-05T01:35',
                  status: 'AVAILABLE 42',
                  fare,
                },
                {
                  trainNumber: '13XXX',
                  departs: '2026-12-04T20:35',
                  arrives: '2026-12-05T05:10',
                  status: 'AVAILABLE 18',
                  fare: 985,
                },
              ],
            },
          },
        },
        {
          title: 'Book the chosen train',
          request: {
            method: 'POST',
            path: '/v1/trains/bookings',
            body: {
              orderId: 'TR-5067',
              searchId: 'TS-88140',
              trainNumber: '12XXX',
              passengers: [{ name: 'ANANYA SEN', age: 32, gender: 'F' }],
              mobile: '98300XXXXX',
            },
          },
          response: {
            status: 201,
            body: {
              orderId: 'TR-5067',
              status: 'booked',
              pnr: '62XXXXXX41',
              passengers: [{ name: 'ANANYA SEN', status: 'CNF', coach: 'B2', berth: 31 }],
              fare,
              balance: 24310,
            },
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What each ticket status means for the passenger',
      intro: 'Explain the status before the customer pays. It saves an argument on the platform.',
      caption: 'Status of a reserved e-ticket and whether the passenger may board',
      columns: ['Status', 'Meaning', 'May board'],
      rows: [
        ['CNF', 'Confirmed: a berth or seat is reserved', 'Yes'],
        [
          'RAC',
          'Reservation against cancellation: a seat, which becomes a full berth if someone cancels',
          'Yes',
        ],
        [
          'WL',
          'Waiting list: travel depends on others who cancel',
          'No, if everyone on the ticket is still waiting after the chart is made. That ticket is cancelled and refunded under railway rules',
        ],
        ['CAN', 'Cancelled: the berth was given back', 'No'],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Before your first booking',
      items: [
        'PAN and address proof of the business, and identity of the person who runs the desk',
        'The agent registration that railway rules require for your kind of desk; ask us which applies',
        'An app, portal or counter software that can make HTTPS requests',
        'A balance that covers the fares you expect to book',
      ],
    },
    {
      kind: 'related',
      heading: 'For the same traveller',
      links: [
        {
          path: '/RechargeApi',
          label: 'Recharge API',
          text: 'A recharge before a long journey, from the balance that pays for tickets.',
        },
        {
          path: '/PrepaidCard',
          label: 'Prepaid card',
          text: 'A card with a limit for employees who travel on your account.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from booking desks',
      questions: [
        {
          question: 'Who decides the fare and the cancellation charge?',
          answer:
            'The railways. The deduction on a cancelled ticket depends on the class, the status and the time left before departure. If you add a service charge, show it separately and stay within what the rules allow an agent to take.',
        },
        {
          question: 'The call timed out and there is no PNR. Should I book again?',
          answer:
            'First ask for the status with your order id. A booking may have gone through although the answer never reached you, and a second call could buy a second ticket.',
        },
        {
          question: 'Can an agent book Tatkal tickets?',
          answer:
            'Tatkal is a quota with rules of its own, and agents are kept out for the first minutes after it opens. The rules change from time to time. [Ask us](/Contact) what applies before you promise a customer a seat.',
        },
        {
          question: 'What does the passenger carry?',
          answer:
            'The ticket with its PNR, on the phone or on paper, and an original photo identity of one passenger on it.',
        },
      ],
    },
  ],
  call: {
    heading: 'Add train tickets to what you already sell',
    text: 'Tell us whether you run a counter, an agency or an app, and how many tickets you expect. We reply with the requirements and the terms.',
  },
};
