/** The lists that must not change, typed here once more on purpose: a test that took them from content/ would compare it with itself. */

/** The thirty routes. */
export const routes = [
  '/',
  '/About',
  '/Career',
  '/RechargeApi',
  '/TravelApi',
  '/DmtPage',
  '/BbpsPage',
  '/PayoutApi',
  '/PanCardApi',
  '/Blog',
  '/Contact',
  '/BulkSMS',
  '/Solutions',
  '/OperatorFinder',
  '/Blockchain',
  '/DigitalMarketing',
  '/SoftwareDevelopment',
  '/MLMSoftware',
  '/RechargeApplication',
  '/SubscribePopup',
  '/AepsPage',
  '/PosPage',
  '/MatmPage',
  '/IndoNepal',
  '/PrepaidCard',
  '/PanUtiPage',
  '/PrivacyPolicy',
  '/TermCondition',
  '/DataUserPolicy',
  '/RefundCancellationPolicy',
] as const;

/** Where each dropdown of the header leads. */
export const dropdowns: Readonly<Record<string, readonly string[]>> = {
  About: ['/About', '/Career'],
  'API Service': ['/RechargeApi', '/TravelApi', '/BbpsPage', '/PayoutApi', '/PanCardApi'],
  FinTech: ['/PosPage', '/MatmPage', '/PrepaidCard', '/PanUtiPage'],
  'IT Service': [
    '/SoftwareDevelopment',
    '/MLMSoftware',
    '/RechargeApplication',
    '/DigitalMarketing',
    '/Blockchain',
  ],
  'Vas Service': [
    '/Solutions',
    '/Solutions',
    '/BulkSMS',
    '/OperatorFinder',
    '/OperatorFinder',
    '/OperatorFinder',
  ],
};

/** Messages and labels with fixed words. */
export const messages = {
  weekend: 'Weekends are not allowed. Please select a weekday.',
  time: 'Please select a time between 9 AM and 6 PM.',
  dateLabel: 'Select a weekdays.',
  timeLabel: 'Select a time between 9 AM and 6 PM.',
  notFound: 'Unhandled Thrown Response',
  failed: 'Application Error',
} as const;

/** Lists whose words and order are fixed. */
export const lists = {
  'four service cards': [
    'Bank APIs',
    'IT Consulting',
    'Banking - BC Model',
    'Custom Software Development',
  ],
  'six core services': [
    'Bank APIs',
    'Utility APIs',
    'IT Service and Solution',
    'Banking - BC Model',
    'Fintech',
    'Travel Services',
  ],
  'seven mission points': [
    'Focus on Quality',
    'Customer Satisfaction',
    'Experience of 10+ years',
    'Achievements of 1000+ solutions',
    'Comprehensive Services',
    '24/7 Support',
    'Industry Leadership with a revenue-sharing model',
  ],
  'five digital services': ['Travel', 'IT', 'VAS', 'FinTech', 'BBPS Bill Payment'],
  'nine technologies': [
    'React',
    'AWS',
    'Python',
    'Node.js',
    'WebFlow',
    'React Native',
    'Javascript',
    'Solidity',
    'Ethereum',
  ],
  'five payout use cases': [
    'Instant Refunds',
    'Disburse Game Winnings',
    'Employee Salaries',
    'Vendor Payments',
    'Expense Reimbursements',
  ],
  'twelve BBPS categories': [
    'Electricity',
    'Pipe Gas',
    'Water',
    'Telecom',
    'Postpaid',
    'Insurance',
    'Loan Repayments',
    'FASTag Recharge',
    'Cable',
    'Education Fees',
    'Subscription',
    'LPG Cylinder Booking',
  ],
  'three offices': ['Kolkata', 'UAE', 'USA'],
} as const;
