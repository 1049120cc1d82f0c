/** Rules for messages, telecom, direct selling, virtual assets and personal data. */
import { rule, type Source } from './rule.ts';

const trai = 'Telecom Regulatory Authority of India';

const commercialMessages: Source = {
  by: trai,
  title: 'TCCCPR, Second Amendment, 12 February 2025',
};
const linksInMessages: Source = { by: trai, title: 'Whitelisted links, from 1 October 2024' };
const variables: Source = { by: trai, title: 'Direction of 18 November 2025 on variables' };
const promotionHours: Source = {
  by: 'Telecom operators',
  title: 'Hours of promotional messages, as operators apply TCCCPR, 2018',
};
const bankCalls: Source = { by: trai, title: '1600-series for banks and NBFCs, November 2025' };
const telecomAct: Source = { by: 'Parliament of India', title: 'Telecommunications Act, 2023' };
const directSelling: Source = {
  by: 'Ministry of Consumer Affairs',
  title: 'Consumer Protection (Direct Selling) Rules, 2021',
};
const prizeChits: Source = {
  by: 'Parliament of India',
  title: 'Prize Chits and Money Circulation Schemes (Banning) Act, 1978, s. 3',
};
const virtualAssets: Source = { by: 'Ministry of Finance', title: 'Tax on virtual digital assets' };
const moneyLaundering: Source = {
  by: 'Ministry of Finance',
  title: 'Notification S.O. 1072(E) of 7 March 2023 under the Prevention of Money-laundering Act',
};
const dataProtection: Source = {
  by: 'Ministry of Electronics and Information Technology',
  title: 'Digital Personal Data Protection Rules, 13 November 2025',
};
const incidents: Source = { by: 'CERT-In', title: 'Directions of 28 April 2022' };
const grievances: Source = {
  by: 'Ministry of Electronics and Information Technology',
  title: 'SPDI Rules, 2011, rule 5(9)',
};

export const business = {
  smsComplaint: rule(
    { subject: 'Complaints about a commercial message, within', value: 7, unit: 'days' },
    commercialMessages,
  ),
  smsComplaintAction: rule(
    { subject: 'Operators act on such a complaint within', value: 5, unit: 'days' },
    commercialMessages,
  ),
  smsLinksSince: rule(
    {
      subject: 'Links in messages must be whitelisted since',
      value: '1 October 2024',
      unit: 'words',
    },
    linksInMessages,
  ),
  smsVariables: rule(
    { subject: 'Variables of a template, without giving reasons', value: 2, unit: 'times' },
    variables,
  ),
  smsPromotionHours: rule(
    {
      subject: 'Hours in which promotional messages are delivered',
      value: '10 am to 9 pm',
      unit: 'words',
    },
    promotionHours,
  ),
  bankCallSeries: rule(
    { subject: 'Series for calls of banks and NBFCs', value: '1600', unit: 'words' },
    bankCalls,
  ),
  simBoxPenalty: rule(
    {
      subject: 'Unauthorised equipment with many SIMs: three years in prison, or a fine up to',
      value: '₹50 lakh',
      unit: 'words',
    },
    telecomAct,
  ),
  sellerGrievance: rule(
    {
      subject: 'Direct selling companies acknowledge a grievance within',
      value: '48 working hours',
      unit: 'words',
    },
    directSelling,
  ),
  sellerRedress: rule(
    {
      subject: 'Direct selling companies settle a grievance, normally within',
      value: 'one month',
      unit: 'words',
    },
    directSelling,
  ),
  moneyCirculation: rule(
    { subject: 'Money circulation schemes', value: 'banned', unit: 'words' },
    prizeChits,
  ),
  virtualAssetTax: rule(
    { subject: 'Tax on gains from virtual assets', value: 30, unit: 'percent' },
    virtualAssets,
  ),
  virtualAssetTds: rule(
    { subject: 'Tax deducted on transfers of virtual assets', value: 1, unit: 'percent' },
    virtualAssets,
  ),
  virtualAssetRegistration: rule(
    {
      subject: 'Providers of virtual-asset services register with FIU-IND since',
      value: '7 March 2023',
      unit: 'words',
    },
    moneyLaundering,
  ),
  breachReport: rule(
    {
      subject: 'Report of a breach to the Data Protection Board, once the duty is in force',
      value: 72,
      unit: 'hours',
    },
    dataProtection,
  ),
  incidentReport: rule(
    { subject: 'Report of an incident to CERT-In within', value: 6, unit: 'hours' },
    incidents,
  ),
  logRetention: rule({ subject: 'Logs are kept for', value: 180, unit: 'days' }, incidents),
  grievanceRedress: rule(
    {
      subject: 'Grievances about personal data are redressed within',
      value: 'one month',
      unit: 'words',
    },
    grievances,
  ),
} as const;
