import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** What IRCTC takes for the ticket of the example, in rupees, and what the agent may add in an AC class. */
const fare = 1120;
const charge = Number(rules.agentChargeAc.value);

export const ticketDetails: Article = {
  summary:
    'Check name, age, date, station and mobile number before you book a train ticket for somebody else. What each changes, and how to correct a mistake.',
  body: [
    'Type the name as on the traveller’s identity card, and the age on the day of travel. Enter the date on which the train leaves the boarding station, check that station, and use the traveller’s own mobile number. Read all five back before you pay. Most mistakes cannot be corrected online afterwards: the ticket has to be cancelled, and the railways keep a charge.',
    `## Why the details are compared

An e-ticket is valid only together with an original identity card of one of the passengers on it. On the train, the examiner compares name, age and gender with the chart. A ticket in somebody else’s name counts as no ticket, even if the fare was paid in full.

Passport, voter card, driving licence, PAN card and Aadhaar are accepted in original. So are photo cards of the government and of recognised schools and colleges, e-Aadhaar, and a licence or Aadhaar under “issued documents” in DigiLocker. A photo of a card does not count.`,
    {
      kind: 'table',
      heading: 'Worked example: a family of four, booked on 22 November',
      intro:
        'They travel on Friday, 4 December 2026. The second column is what the customer says at the counter.',
      caption: 'What a customer says, what the identity documents show, and what to type',
      columns: ['Traveller', 'The customer says', 'The document shows', 'You type'],
      rows: [
        ['Mother', '“Anu Sen, 33”', 'Ananya Sen, 14-03-1994', 'Ananya Sen, 32'],
        ['Father', '“R. Sen, 35”', 'Rahul Kumar Sen, 08-09-1991', 'Rahul Kumar Sen, 35'],
        ['Grandfather', '“Bimal Sen, 70”', 'Bimal Kanti Sen, 02-12-1955', 'Bimal Kanti Sen, 71'],
        ['Daughter', '“Mishti, 6”', 'Trisha Sen, 20-01-2021', 'Trisha Sen, 5'],
      ],
    },
    `The grandfather turns 71 two days before the journey. Pet names are the most frequent mistake, so ask to see each document, or a photo of it. If a name is too long for the field, keep first name and surname and shorten the middle name.

## What the age changes

The age decides a child’s fare, and whether the system looks for a lower berth for an older traveller.`,
    {
      kind: 'table',
      heading: 'Children’s fares',
      intro: 'The age counts in completed years.',
      caption: 'Fares for children on Indian trains, with and without a berth',
      columns: ['Age', 'Without a berth of their own', 'With a berth'],
      rows: [
        [`Under ${rules.childFreeBelow.text}`, 'Free, no ticket needed', 'Full adult fare'],
        [
          `${rules.childFreeBelow.text} to under ${rules.childFareBelow.text}`,
          'Child fare, usually shown as NOSB (no seat, no berth)',
          'Full adult fare',
        ],
        [`${rules.childFareBelow.text} and above`, 'Not offered', 'Full adult fare'],
      ],
    },
    `Ask the parents before you choose, because a berth cannot be added later.

## The date is the date at the boarding station

“Friday night” can be two dates, and so can a train that passes midnight on the way.`,
    {
      kind: 'table',
      heading: '“Friday night, the fourth”: three trains, two dates',
      caption: 'Departure of three night trains and the date to enter for each',
      columns: ['The train', 'Leaves the boarding station', 'Date to enter'],
      rows: [
        ['Starts at Howrah', 'Friday, 11:40 pm', '4 December'],
        ['Starts at Howrah', 'A quarter past midnight', '5 December'],
        [
          'Starts at Howrah on Friday at 9:50 pm, boarded at Asansol',
          'Saturday, 12:20 am',
          '5 December',
        ],
      ],
    },
    `For any train between 11 pm and 2 am, say the weekday of both dates: “That is the night from Friday to Saturday. You must be at the station on Friday evening.”

Large cities have several stations. In Kolkata, trains leave from Howrah (HWH), Sealdah (SDAH), Kolkata (KOAA), Shalimar (SHM) and Santragachi (SRC). Read the station’s full name aloud.

## Use the traveller’s own mobile number

The railways send the status after charting, changes of platform and cancellations to the number in the booking. For a Tatkal ticket, booked shortly before the journey, the passenger’s mobile also receives a code, and without it the booking stops. Agents may book Tatkal only after the first ${rules.tatkalAgents.text}: from ${rules.tatkalAgentsAc.text} in AC classes and from ${rules.tatkalAgentsOther.text} in others. The traveller should have the phone ready at that time.

[A refund](/Blog?post=cnf-rac-wl-on-a-train-ticket) needs the same phone. IRCTC texts a code and the amount to this number, and you get the money only with that code. So never enter the shop’s number: the customer must be able to check the amount.`,
    {
      kind: 'steps',
      heading: 'Read back, pay, hand over',
      steps: [
        {
          title: 'Turn the screen',
          text: 'Let the customer see names, ages, date, train, class and both stations.',
        },
        {
          title: 'Read it aloud',
          text: 'Read each name from the screen while the customer looks at the card.',
        },
        {
          title: 'Explain the status',
          text: 'Say whether each passenger is CNF, RAC or WL, and [what that means](/Blog?post=cnf-rac-wl-on-a-train-ticket).',
        },
        { title: 'Book once', text: 'If no PNR appears, check the status before you book again.' },
        {
          title: 'Hand over the slip',
          text: `Print the PNR, and your charge separately. With an AC ticket of ${rupees(fare)}, IRCTC’s convenience fee included, and a charge of ${rupees(charge)}, the customer pays ${rupees(fare + charge)}.`,
        },
      ],
    },
    `IRCTC’s ceiling for an agent’s charge, set in 2016, is ${rules.agentChargeOther.text} a ticket without AC and ${rules.agentChargeAc.text} with AC.

## If a detail is wrong

Look at the ticket while the customer is still with you.

- **A different person travels.** A confirmed ticket can be transferred once, to a parent, child, brother, sister, husband or wife. The request goes to a railway reservation office in writing, at least ${rules.nameChangeBefore.text} hours before departure. Take the slip, identity cards and proof of the relationship.
- **The name is misspelt.** Ask at the same office, with the identity card. It cannot be changed online.
- **Date, train or class is wrong.** Cancel and book again. The deduction grows as departure comes nearer.
- **The boarding station is wrong.** It can be changed online before the chart, from the account that booked. After that, boarding at the first station is not allowed.
- **The mobile number is wrong.** The ticket is valid, but the code for a refund goes to a stranger. Look up the PNR yourself after the chart, and call the traveller.

## Who may book for others

With a personal IRCTC account you may book for family and friends. Selling tickets to customers with it is an offence under section 143 of the Railways Act, 1989. Agents register through a principal service provider, and each person books with a user ID of their own. The [Travel API](/TravelApi) page lists what registration needs.`,
  ],
  rules: [
    rules.agentChargeAc,
    rules.agentChargeOther,
    rules.childFreeBelow,
    rules.childFareBelow,
    rules.tatkalAgents,
    rules.tatkalAgentsAc,
    rules.tatkalAgentsOther,
    rules.nameChangeBefore,
  ],
  sources: [
    {
      by: 'IRCTC',
      title: 'E-tickets: frequently asked questions, with the list of identity cards',
      url: 'https://contents.irctc.co.in/en/etktfaq.html',
    },
    {
      by: 'IRCTC',
      title: 'OTP-based refund of e-tickets booked through authorised agents, 29 October 2019',
    },
    { by: 'Parliament of India', title: 'Railways Act, 1989, section 143' },
  ],
};
