/** Rules for PAN, train tickets, pincodes and tax. */
import { rule, type Source } from './rule.ts';

const incomeTax = 'Income Tax Department';
const railways = 'Indian Railways';

const panVerification: Source = { by: 'Protean', title: 'Online PAN verification: who may use it' };
const inoperativePan: Source = { by: 'Central Board of Direct Taxes', title: 'Circular 9/2025' };
const panForms: Source = { by: incomeTax, title: 'Income-tax Rules, 2026, rule 158' };
const panCorrections: Source = {
  by: incomeTax,
  title: 'Order ADG(S)-1/PAN/M/3699/2026 of 31 March 2026, under rule 158',
};
const aadhaarForPan: Source = {
  by: 'Central Board of Direct Taxes',
  title: 'Aadhaar for a new PAN, from 1 July 2025, and proof of birth, from 1 April 2026',
};
const tatkal: Source = { by: railways, title: 'Tatkal booking by agents, June 2025' };
const eTicketAgents: Source = {
  by: 'IRCTC',
  title: 'Rules for e-ticketing service providers (principal and retail)',
};
const eTicketRefunds: Source = { by: 'IRCTC', title: 'Cancellation and refund of e-tickets' };
const chart: Source = { by: railways, title: 'Preparation of reservation charts, December 2025' };
const advanceBooking: Source = { by: railways, title: 'Advance reservation period' };
const openingDay: Source = {
  by: railways,
  title: 'Aadhaar authentication on the day booking opens, from 12 January 2026',
};
const childFare: Source = { by: railways, title: 'Child fare, from 21 April 2016' };
const nameChange: Source = {
  by: railways,
  title: 'Change of name on a confirmed ticket, for members of the family',
};
const waitingTickets: Source = {
  by: railways,
  title: 'Waiting list tickets in reserved coaches, from 1 May 2025',
};
const refunds: Source = {
  by: railways,
  title: 'Railway Passengers (Cancellation of Ticket and Refund of Fare) Rules, 2015',
};
const agentCharge: Source = { by: 'IRCTC', title: 'Notice to agents, 23 April 2016' };
const digipin: Source = { by: 'Department of Posts', title: 'DIGIPIN, 27 May 2025' };
const gst: Source = { by: 'GST Council', title: '56th meeting, from 22 September 2025' };
const commissionTax: Source = { by: incomeTax, title: 'Tax deducted from commission' };

export const identity = {
  panCheckDeductees: rule(
    {
      subject: 'Companies that deduct tax may verify PANs with more deductees a quarter than',
      value: 500,
      unit: 'times',
    },
    panVerification,
  ),
  inoperativePanTax: rule(
    {
      subject: 'Tax deducted where the PAN is inoperative, at least',
      value: 20,
      unit: 'percent',
    },
    inoperativePan,
  ),
  panForm: rule(
    { subject: 'PAN application of an Indian individual, form', value: '93', unit: 'words' },
    panForms,
  ),
  panFormEntity: rule(
    { subject: 'PAN application of an Indian entity, form', value: '94', unit: 'words' },
    panForms,
  ),
  panFormForeigner: rule(
    { subject: 'PAN application of a foreign individual, form', value: '95', unit: 'words' },
    panForms,
  ),
  panFormForeignEntity: rule(
    { subject: 'PAN application of a foreign entity, form', value: '96', unit: 'words' },
    panForms,
  ),
  panFormsSince: rule(
    { subject: 'Forms 93 to 96 replace 49A and 49AA since', value: '1 April 2026', unit: 'words' },
    panForms,
  ),
  panCorrection: rule(
    { subject: 'Correction of an individual’s PAN details, form', value: 'CR-01', unit: 'words' },
    panCorrections,
  ),
  panCorrectionEntity: rule(
    { subject: 'Correction of an entity’s PAN details, form', value: 'CR-02', unit: 'words' },
    panCorrections,
  ),
  aadhaarForPanSince: rule(
    { subject: 'Aadhaar is required for a new PAN since', value: '1 July 2025', unit: 'words' },
    aadhaarForPan,
  ),
  proofOfBirthSince: rule(
    {
      subject: 'Aadhaar no longer proves the date of birth for a PAN since',
      value: '1 April 2026',
      unit: 'words',
    },
    aadhaarForPan,
  ),
  secondPanPenalty: rule(
    { subject: 'Penalty for a second PAN', value: 10_000, unit: 'rupees' },
    { by: incomeTax, title: 'Income-tax Act, 1961, s. 272B' },
  ),
  trainAgents: rule(
    {
      subject: 'Retail agents for train e-tickets register through',
      value: 'a principal service provider',
      unit: 'words',
    },
    eTicketAgents,
  ),
  tatkalCode: rule(
    {
      subject: 'Tatkal bookings by agents need a code sent to the passenger’s mobile since',
      value: '15 July 2025',
      unit: 'words',
    },
    tatkal,
  ),
  waitingETicket: rule(
    {
      subject: 'An e-ticket wholly on the waiting list after charting is',
      value: 'cancelled and refunded automatically',
      unit: 'words',
    },
    eTicketRefunds,
  ),
  tatkalAgents: rule(
    {
      subject: 'Agents may not book Tatkal after it opens for the first',
      value: 30,
      unit: 'minutes',
    },
    tatkal,
  ),
  tatkalAgentsAc: rule(
    { subject: 'Tatkal opens to agents in AC classes at', value: '10:30 am', unit: 'words' },
    tatkal,
  ),
  tatkalAgentsOther: rule(
    { subject: 'Tatkal opens to agents in other classes at', value: '11:30 am', unit: 'words' },
    tatkal,
  ),
  morningChart: rule(
    {
      subject: 'Chart of trains that leave from 5 am to 2 pm, on the day before by',
      value: '8 pm',
      unit: 'words',
    },
    chart,
  ),
  otherChart: rule(
    { subject: 'Chart of other trains, before departure about', value: 10, unit: 'hours' },
    chart,
  ),
  advanceBooking: rule(
    { subject: 'Train booking opens before the journey', value: 60, unit: 'days' },
    advanceBooking,
  ),
  openingDayAadhaar: rule(
    {
      subject: 'On the day booking opens, online booking all day by Aadhaar since',
      value: '12 January 2026',
      unit: 'words',
    },
    openingDay,
  ),
  childFreeBelow: rule(
    { subject: 'Children travel free without a berth under the age of', value: 5, unit: 'times' },
    childFare,
  ),
  childFareBelow: rule(
    { subject: 'Child fare without a berth, under the age of', value: 12, unit: 'times' },
    childFare,
  ),
  nameChangeBefore: rule(
    {
      subject: 'Hours before departure by which a name is changed to one of the family',
      value: 24,
      unit: 'times',
    },
    nameChange,
  ),
  waitingCounterTicket: rule(
    {
      subject: 'Waiting tickets from a railway counter: no sleeper or AC coach since',
      value: '1 May 2025',
      unit: 'words',
    },
    waitingTickets,
  ),
  waitingCancelBefore: rule(
    {
      subject: 'Waiting and RAC tickets are cancelled for a refund, before departure until',
      value: 30,
      unit: 'minutes',
    },
    refunds,
  ),
  agentChargeOther: rule(
    { subject: 'Agent’s charge for a ticket without AC, at most', value: 20, unit: 'rupees' },
    agentCharge,
  ),
  agentChargeAc: rule(
    { subject: 'Agent’s charge for an AC ticket, at most', value: 40, unit: 'rupees' },
    agentCharge,
  ),
  digipin: rule(
    { subject: 'DIGIPIN, for a square of about 4 m', value: 10, unit: 'characters' },
    digipin,
  ),
  digipinSince: rule(
    { subject: 'DIGIPIN exists since', value: '27 May 2025', unit: 'words' },
    digipin,
  ),
  gst: rule({ subject: 'Standard rate of GST', value: 18, unit: 'percent' }, gst),
  gstOnCartons: rule({ subject: 'GST on cartons of paper', value: 5, unit: 'percent' }, gst),
  commissionTax: rule(
    { subject: 'Tax deducted from commission', value: 2, unit: 'percent' },
    commissionTax,
  ),
  commissionThreshold: rule(
    { subject: 'Commission a year without deduction', value: 20_000, unit: 'rupees' },
    commissionTax,
  ),
} as const;
