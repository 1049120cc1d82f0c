import { rules } from '../rules.ts';
import type { ServiceContent } from './serviceContent.ts';

/** The amount in the code and in the picture, in rupees. */
const fare = 1120;

export const travelApi: ServiceContent = {
  heading: 'Travel API to search, book and cancel train tickets',
  lead: 'Let customers choose a train at your counter or in your app, then book, track and cancel the ticket there.',
  picture: {
    name: 'travel-api',
    narrow: 'travel-hero-narrow',
    alt: 'A traveller walks with her suitcase along an orange train at Howrah station and holds out her ticket, marked “Confirmed”: passenger Ananya Sen, coach B2, berth 31, PNR 62XXXXXX41',
  },
  action: 'Request API access',
  secondAction: { label: 'Read the rules for agents', href: '#rules-for-agents' },
  partner: 'travel',
  sections: [
    {
      kind: 'steps',
      heading: 'How a ticket is booked and cancelled',
      banner: {
        name: 'travel-steps',
        narrow: 'travel-steps-narrow',
        stepwise: true,
        alt: 'Four stages of a ticket: a search from Howrah to Patna on 4 Dec in 3A that found 42 seats at 17:05, a form with Ananya Sen, age 32, female, and the PNR 62XXXXXX41, the status of that PNR from WL 4 and RAC to CNF with coach B2, berth 31, and, behind a dashed arrow, the cancelled ticket, from which an arrow leads its fare of ₹1,120, less a charge, to a purse named “Working limit”',
      },
      steps: [
        {
          title: 'Find a train',
          text: 'Send stations, date and class. You receive trains and fares.',
        },
        {
          title: 'Reserve the seat',
          text: 'Send names, ages and a mobile number. You receive the PNR.',
        },
        {
          title: 'Follow the status',
          text: 'Check it until the chart is ready, and pass on coach and berth.',
        },
        {
          title: 'Return the fare',
          text: 'The fare, less the railways’ charge, returns. Refund the passenger.',
        },
      ],
    },
    {
      kind: 'outcomes',
      look: 'stubs',
      heading: 'Who may board the train',
      intro: `If all passengers are still waiting after charting, the e-ticket is ${rules.waitingETicket.text}.`,
      deep: true,
      banner: {
        name: 'travel-coach',
        narrow: 'travel-coach-narrow',
        alt: 'A night train at a platform: a passenger has a lit window to herself under the letters CNF, two share one under RAC, a man with a suitcase waits on the platform beside a shut door under WL, and under CAN the berth is empty and crossed out',
      },
      terms: ['May board', 'Meaning'],
      outcomes: [
        {
          name: 'Confirmed',
          tone: 'good',
          details: ['Yes', 'CNF: a berth or seat'],
        },
        {
          name: 'Shared berth',
          tone: 'wait',
          details: ['Yes', 'RAC: half a berth'],
        },
        {
          name: 'Waiting list',
          tone: 'quiet',
          details: ['Only with CNF or RAC', 'WL: no seat yet'],
        },
        {
          name: 'Cancelled',
          tone: 'bad',
          details: ['No', 'CAN: seat given back'],
        },
      ],
    },
    {
      kind: 'facts',
      id: 'rules-for-agents',
      heading: 'Railway rules for booking agents',
      picture: {
        name: 'travel-tatkal-tall',
        narrow: 'travel-tatkal',
        alt: 'Below a board that says “Tatkal for agents”, a station clock at half past ten with its first half hour shaded, and below it the code from the passenger’s phone, with which an agent confirms a Tatkal booking',
      },
      rows: [
        {
          term: 'Tatkal, AC classes',
          figure: rules.tatkalAgentsAc.text,
          detail: `Agents wait ${rules.tatkalAgents.text}, in all classes.`,
        },
        {
          term: 'Tatkal, other classes',
          figure: rules.tatkalAgentsOther.text,
          detail: `With the passenger’s code, since ${rules.tatkalCode.text}.`,
        },
        {
          term: 'Service charge, AC',
          figure: rules.agentChargeAc.text,
          detail: `IRCTC’s ceiling; ${rules.agentChargeOther.text} for other classes. Show it separately from the fare.`,
        },
        {
          term: 'Booking opens',
          figure: rules.advanceBooking.text,
          detail: `Before the journey. Since ${rules.openingDayAadhaar.text}, online on that day only with Aadhaar authentication.`,
        },
      ],
    },
    {
      kind: 'code',
      heading: 'API calls for search, booking and cancellation',
      intro:
        'An order ID sent twice buys one ticket. Tatkal adds the passenger’s code. Example fields.',
      samples: [
        {
          title: 'Search',
          request: {
            method: 'POST',
            path: '/v1/trains/search',
            headers: ['Authorization: Bearer YOUR_API_KEY'],
            body: {
              from: 'HWH',
              to: 'PNBE',
              date: '2026-12-04',
              travelClass: '3A',
              quota: 'GN',
            },
          },
          response: {
            status: 200,
            body: {
              searchId: 'TS-88140',
              trains: [
                { trainNumber: '12XXX', seats: 42, fare },
                { trainNumber: '13XXX', seats: 1, fare: 1075 },
              ],
            },
          },
        },
        {
          title: 'Book',
          takes: 'TS-88140',
          request: {
            method: 'POST',
            path: '/v1/trains/bookings',
            body: {
              orderId: 'TR-5067',
              agentId: 'XXXX07',
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
              passengers: [{ status: 'CNF', coach: 'B2', berth: 31 }],
              fare,
              workingLimit: 24310,
            },
          },
        },
        {
          title: 'No seats left',
          request: {
            method: 'POST',
            path: '/v1/trains/bookings',
            body: {
              orderId: 'TR-5068',
              agentId: 'XXXX07',
              searchId: 'TS-88140',
              trainNumber: '13XXX',
              passengers: [{ name: 'RAHUL SEN', age: 35, gender: 'M' }],
              mobile: '98300XXXXX',
            },
          },
          response: {
            status: 409,
            body: {
              orderId: 'TR-5068',
              error: { code: 'AVAILABILITY_CHANGED', nowAvailable: 'WL 3' },
            },
          },
        },
        {
          title: 'Status',
          request: { method: 'GET', path: '/v1/trains/bookings/TR-5069' },
          response: {
            status: 200,
            body: { orderId: 'TR-5069', status: 'pending' },
          },
        },
        {
          title: 'Cancel',
          takes: '62XXXXXX41',
          request: {
            method: 'POST',
            path: '/v1/trains/bookings/TR-5067/cancel',
            body: { pnr: '62XXXXXX41', passengers: ['ANANYA SEN'] },
          },
          response: {
            status: 202,
            body: {
              orderId: 'TR-5067',
              pnr: '62XXXXXX41',
              status: 'cancelled',
              refundStatus: 'pending',
            },
          },
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Before the first booking',
      items: [
        'PAN and address proof of the business',
        'Aadhaar and PAN of each person who books',
        `An agent ID for each person, registered through ${rules.trainAgents.text} of IRCTC and never shared; each login needs a code`,
        'A server of your own, or our [recharge application](/RechargeApplication)',
      ],
    },
    {
      kind: 'questions',
      beside: true,
      heading: 'Charts, refusals and refunds',
      questions: [
        {
          question: 'When is the chart prepared?',
          answer: `For trains from 5 am to 2 pm, by ${rules.morningChart.text} the day before. For others, about ${rules.otherChart.text} before departure.`,
        },
        {
          question: 'The call timed out without a PNR. Should I book again?',
          answer:
            'Check the status, or repeat the call with the same order ID. A new order ID could buy a second ticket. If it stays pending, send us the order ID.',
        },
        {
          question: 'What does a refused booking return?',
          answer:
            'A 401, 409 or 422 status with an error code, and no PNR. No fare is taken. LIMIT_TOO_LOW means your working limit, the amount you can still book for, does not cover the fare. Add to it, and use the same order ID. If the seats have gone, search again, ask the passenger, and book under a new order ID.',
        },
        {
          question: 'How do I find out the amount of a refund?',
          answer:
            'The cancellation first returns the refund status “pending”. Once the railways have set their charge, a webhook and the status of the order give the amount as “amountReturned”.',
        },
      ],
    },
  ],
  call: {
    heading: 'Sell train tickets alongside your other services',
    text: 'Describe your counter or app, and how many tickets you expect a month. We explain registration, earnings and when you can start.',
    picture: 'travel-closing',
  },
  rules: [
    rules.advanceBooking,
    rules.trainAgents,
    rules.openingDayAadhaar,
    rules.tatkalAgents,
    rules.tatkalAgentsAc,
    rules.tatkalAgentsOther,
    rules.tatkalCode,
    rules.morningChart,
    rules.otherChart,
    rules.waitingETicket,
    rules.agentChargeOther,
    rules.agentChargeAc,
  ],
};
