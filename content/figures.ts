/**
 * Every figure that the company states about itself and its services, once; the owner sets them.
 * Prose, policies and pictures take them from here, so that a figure cannot say two things. A count is written
 * without grouping, as in “1000+ solutions”; an amount of money goes through `rupees`.
 */
export const figures = {
  company: { yearsOfExperience: 10, solutionsDelivered: 1000, supportHours: '24/7' },
  recharge: { refundHours: 24, minimumDeposit: 0 },
  transfer: { banks: 400, banksVia: ['IMPS', 'NEFT'] },
  payout: {
    modes: ['NEFT', 'RTGS', 'IMPS', 'UPI', 'PPI Wallet'],
    apis: ['add beneficiary', 'payout', 'payout enquiry'],
  },
  indoNepal: { maximumRupees: 50_000, paidOutIn: 'Nepalese Rupees' },
  aeps: { liveWithinHours: 48, distributors: 300, banks: 100, monthlyEarningsRupees: 1_00_000 },
  pan: { characters: 10 },
  pincode: { digits: 6, zones: 9 },
  ifsc: { characters: 11 },
  codes: { longDigits: 10, shortDigits: '5–6' },
  pos: { steps: 3, seconds: 10 },
  refund: {
    requestDays: 3,
    reviewBusinessDays: '4 to 5',
    processingBusinessDays: '10–15',
  },
  careers: { experienceYears: '2–5' },
  legal: { minimumAge: 18, governingLaw: 'India' },
} as const;
