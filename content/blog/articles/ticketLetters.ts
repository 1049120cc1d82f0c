import { rules } from '../../rules.ts';
import type { Article } from '../article.ts';

export const ticketLetters: Article = {
  summary:
    'What CNF, RAC, WL, GNWL, PQWL and TQWL mean on an Indian train ticket. Who has a berth, who may board, and when the chart decides.',
  body: [
    'CNF means confirmed: a berth or seat is yours. RAC (reservation against cancellation) means you may board and share a side lower berth as a seat until a berth becomes free. WL means you are on the waiting list and have neither. If everybody on an e-ticket is still on WL when the chart is prepared, the ticket is refunded automatically and not valid for boarding.',
    `## How to read the two halves of a status

A waiting status has two parts. The first is your place when you booked, and it never changes. The second is your place now. The lower it is, the fewer people are ahead of you.`,
    {
      kind: 'anatomy',
      heading: 'Example: GNWL24/WL7',
      parts: [
        { characters: 'GNWL', title: 'List', text: 'General waiting list, the most common one.' },
        { characters: '24', title: 'At booking', text: 'Your place when the ticket was bought.' },
        {
          characters: '/WL',
          title: 'Status now',
          text: 'Still waiting. It could be /RAC or /CNF.',
        },
        { characters: '7', title: 'Place now', text: '17 places better than at booking.' },
      ],
    },
    `Places move when passengers ahead of you cancel, and when unused quotas are released. In sleeper class and most AC sleeping classes, the general queue runs from WL to RAC, and from RAC to CNF. So a ticket at WL 7 first needs seven places to become RAC, and more to become a berth.

## The waiting list you are on matters

A train has several waiting lists, because its berths are divided into quotas by route.`,
    {
      kind: 'table',
      heading: 'The letters before WL',
      caption: 'Kinds of waiting list on Indian trains, who gets them and how they usually move',
      columns: ['Letters', 'You get it when', 'How it moves'],
      rows: [
        [
          'GNWL, general',
          'You start at or near the train’s first station',
          'Best, as most berths are in this quota',
        ],
        [
          'RLWL, remote location',
          'You start at an important station on the way',
          'Slowly: few berths in the quota',
        ],
        [
          'PQWL, pooled quota',
          'You travel between stations on the way',
          'Slowly: several stations share one small quota',
        ],
        [
          'TQWL, Tatkal',
          'You booked in the Tatkal quota, for urgent journeys',
          'Straight to CNF, without RAC, but rarely: few Tatkal passengers cancel',
        ],
      ],
    },
    {
      kind: 'facts',
      heading: 'Other letters on a ticket or a status page',
      rows: [
        {
          term: 'CNF without a berth number',
          detail: 'Confirmed. In first AC, cabin and berth are allotted with the chart',
        },
        { term: 'NOSB', detail: 'No seat, no berth: a child who travels at the child fare' },
        { term: 'REGRET', detail: 'The waiting list is full. No more tickets are sold' },
        {
          term: 'PNR',
          detail: 'Passenger name record: the ten digits with which you look all of this up',
        },
      ],
    },
    `## Worked example: three passengers on one ticket

A family books three berths in AC 3-tier from Howrah to New Delhi. Each passenger has a status of their own.`,
    {
      kind: 'table',
      heading: 'From booking to chart',
      caption: 'Status of three passengers of one ticket on four dates',
      columns: ['Day', 'Ananya', 'Rahul', 'Bimal'],
      rows: [
        ['At booking, four weeks before', 'WL 24', 'WL 25', 'WL 26'],
        ['One week before', 'WL 9', 'WL 10', 'WL 11'],
        ['The evening before', 'RAC 13', 'RAC 14', 'WL 1'],
        ['After the chart', 'RAC, B3, berth 39', 'RAC, B3, berth 39', 'WL 1'],
        ['May board', 'Yes, shares berth 39', 'Yes, shares berth 39', 'Yes, without a berth'],
      ],
    },
    `In the first three weeks, 15 places ahead of them became free, so each moved up by 15. Ananya and Rahul share berth 39, a side lower berth. Either may get a full berth on the train if somebody does not turn up; the ticket examiner decides.

Bimal is allowed on the train because the others on the same ticket have RAC. All three names are on the chart.

## When the chart is prepared

Trains that leave between 5 am and 2 pm have their first chart by ${rules.morningChart.text} on the day before. For other trains, it is ready about ${rules.otherChart.text} before departure. So a train at 6:15 am on Saturday is charted by Friday evening. A train at 5:05 pm is charted at about 7 am on the same day.

Check the PNR after that, and before you leave home. Berths still free are sold until a second chart shortly before departure, at the station and online.`,
    {
      kind: 'table',
      heading: 'After the chart: who may board, and where the money goes',
      intro:
        'The railways fix the deductions. They depend on class, status and time. After the chart you cancel with a TDR (ticket deposit receipt), which you file online.',
      caption:
        'Final status of a ticket, whether the passenger may board, and what happens to the fare',
      columns: ['Final status', 'May board', 'The fare'],
      rows: [
        [
          'E-ticket, CNF or RAC with some WL',
          'Yes, all of them',
          'Used. If none of you travels, as in the next row',
        ],
        [
          'E-ticket, RAC, and you do not travel',
          'Yes',
          `Returned less a charge, if you cancel until ${rules.waitingCancelBefore.text} before departure`,
        ],
        [
          'E-ticket, all WL',
          'No: it counts as travel without a ticket, with fare and penalty',
          'Refunded automatically to the account that paid, less the railways’ charge',
        ],
        [
          'Ticket from a railway counter, WL',
          `Not in sleeper or AC coaches, since ${rules.waitingCounterTicket.text}`,
          `Not automatic. Cancel the ticket until ${rules.waitingCancelBefore.text} before departure`,
        ],
      ],
    },
    `If the ticket was bought at a shop, the refund goes to the agent’s account, and the agent pays the customer. IRCTC texts a code and the amount to the mobile number in the booking. The agent receives the money only with this code, so that number must be [the customer’s own](/Blog?post=train-tickets-for-other-people).

## What to tell a customer before you sell a WL ticket`,
    {
      kind: 'checklist',
      heading: 'What to say at the counter',
      items: [
        '“This is a waiting list ticket. You do not have a berth yet.”',
        '“If it is not at least RAC after the chart, you cannot travel with it.”',
        '“The refund is automatic, less a charge. Tell me the code from the SMS, and I will pay you.”',
        '“I cannot promise that it will be confirmed.”',
        '“Here is your PNR. Look it up after the chart, or call me.”',
      ],
    },
    `Offer a second plan at once: another class, the day after, or a train that starts at your station, where its quota is usually larger.

If you build booking software, store a status for each passenger. The [Travel API](/TravelApi) returns them separately.`,
  ],
  rules: [
    rules.morningChart,
    rules.otherChart,
    rules.waitingCounterTicket,
    rules.waitingCancelBefore,
  ],
  sources: [
    {
      by: 'IRCTC',
      title: 'E-tickets: frequently asked questions',
      url: 'https://contents.irctc.co.in/en/etktfaq.html',
    },
    {
      by: 'IRCTC',
      title: 'OTP-based refund of e-tickets booked through authorised agents, 29 October 2019',
    },
  ],
};
