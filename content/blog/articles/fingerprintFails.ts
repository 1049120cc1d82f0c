import { rules } from '../../rules.ts';
import { rupees } from '../../rupees.ts';
import type { Article } from '../article.ts';

/** The withdrawal of the example, in rupees. */
const withdrawal = 3000;

export const fingerprintFails: Article = {
  summary:
    'What to try at the counter when a fingerprint is not read or not matched. How to tell if Aadhaar biometrics are locked, and how else to pay out.',
  body: [
    'Clean the scanner, let the customer wash and dry the hand, and try another finger before you try the same one again. If every finger fails, ask if the customer has locked the Aadhaar biometrics. If not, offer face authentication where the customer’s bank has it, or a debit card at a mobile ATM. No money leaves the account as long as the finger is not matched.',
    'AEPS (the Aadhaar Enabled Payment System) works in three steps. First the scanner must take a clear picture. Then UIDAI, the Unique Identification Authority of India, compares it with the print recorded at enrolment. Then the customer’s bank checks the account and its limits. The message on your screen shows which step has failed.',
    {
      kind: 'table',
      heading: 'What the message means',
      intro: 'The wording differs from app to app.',
      caption: 'Messages after a fingerprint attempt, where each comes from, and what helps',
      columns: ['Message', 'Comes from', 'What helps'],
      rows: [
        [
          'Poor quality, or not captured',
          'The scanner',
          'Wipe the glass, dry the finger, press flat and hold still',
        ],
        [
          'Device not ready, or not registered',
          'The scanner’s service on your phone or computer',
          `Reconnect it and restart the service. It must be an ${rules.aepsDevices.text} device registered with UIDAI`,
        ],
        [
          'Biometric data did not match, or error 300',
          'UIDAI',
          'Another finger. Compare the Aadhaar number with the card, digit by digit',
        ],
        [
          'Biometrics locked, or error 330',
          'UIDAI',
          'The customer unlocks them, as described below',
        ],
        [
          'Limit exceeded',
          'The customer’s bank',
          `A smaller amount, or another day. The maximum per withdrawal is ${rules.aepsWithdrawal.text}; the bank may set a lower limit, or allow fewer withdrawals`,
        ],
        [
          'Aadhaar not linked to this bank',
          'The customer’s bank',
          'Choose the right bank. If it is right, the customer links Aadhaar at the branch',
        ],
      ],
    },
    '## Why good fingers fail',
    'Bricks, cement, detergent and field work wear the ridges down. Dry skin gives a broken picture, and so do cuts. A wet or oily finger gives a dark one. With age the ridges become flatter. Bright sun on the glass disturbs the sensor.',
    `Pressing harder makes it worse, because the ridges are squeezed together. An ${rules.aepsDevices.text} scanner also tests that the finger is live, so it refuses copies and photographs.`,
    {
      kind: 'steps',
      heading: 'The order that works best',
      steps: [
        {
          title: 'Wipe the glass',
          text: 'Use a dry, soft cloth after every few customers. Turn the scanner away from the sun.',
        },
        {
          title: 'Prepare the hand',
          text: 'Wash and dry it. Rub very dry skin with a little water or cream, and wipe it off.',
        },
        {
          title: 'Lay the finger flat',
          text: 'The middle of the pad, not the tip, lies on the glass until the scanner signals.',
        },
        {
          title: 'Change the finger',
          text: 'Try the thumb, index and middle finger, then the other hand, which is often less worn.',
        },
        {
          title: 'Read the message again',
          text: 'If clear pictures still do not match, stop and look for another way.',
        },
      ],
    },
    {
      kind: 'table',
      heading: `An example: ${rupees(withdrawal)} for a bricklayer`,
      caption: 'Four attempts with different fingers, their results and what the counter changed',
      columns: ['Attempt', 'Finger', 'Result', 'What the counter changed'],
      rows: [
        ['First', 'Right thumb', 'Poor quality', 'Wiped the glass'],
        ['Second', 'Right middle', 'Did not match', 'Let the customer wash and dry the hands'],
        ['Third', 'Right index', 'Did not match', 'Changed to the other hand'],
        [
          'Fourth',
          'Left middle',
          `Approved, ${rupees(withdrawal)}`,
          'Paid the cash and told the customer which finger to use next time',
        ],
      ],
    },
    `Failed attempts do not count towards the customer’s daily limit. Only approved withdrawals do, up to ${rules.aepsWithdrawalsADay.text} at one terminal in a day.`,
    '## If the biometrics are locked',
    'Anyone can lock fingerprint, iris and face in the Aadhaar app or on UIDAI’s website. From then on every attempt is refused with error 330, whatever the finger. The customer unlocks them for a short time in the same app or on the website. This needs a one-time password, which goes to the mobile number registered with Aadhaar. Without that number, an Aadhaar centre can help.',
    'Leave the phone in the customer’s hand. Do not type the password for them, and do not advise anybody to give up the lock for good. It protects them.',
    {
      kind: 'facts',
      heading: 'Other ways to serve the customer today',
      rows: [
        {
          term: 'Face authentication',
          detail: 'At banks that offer it in AEPS. Locked biometrics block the face as well',
        },
        {
          term: 'Mobile ATM',
          detail: 'With a debit card and PIN, at a [micro ATM reader](/MatmPage)',
        },
        {
          term: 'The bank branch',
          detail: 'With the passbook and a signature or thumb impression',
        },
        {
          term: 'For next time',
          detail: 'An Aadhaar centre records the prints again if they have not matched for weeks',
        },
      ],
    },
    '## Show the amount before every touch',
    'A customer who is asked for the finger again and again cannot know how many withdrawals were made. So show the amount, say why another attempt is needed, and give a slip for each result. After an approval, never ask for “one more” touch. If the result does not appear, [check the status](/Blog?post=debited-but-no-cash) first.',
    `Your own finger counts too. As an operator you prove yourself with two factors, one of them biometric, at least ${rules.aepsOperatorLogin.text}. Register more than one finger with your provider if it allows that, and log in before the first customer arrives. Never let somebody else work under your login. The bank checks each operator of an [AEPS counter](/AepsPage) before the first transaction.`,
  ],
  rules: [
    rules.aepsDevices,
    rules.aepsWithdrawal,
    rules.aepsWithdrawalsADay,
    rules.aepsOperatorLogin,
  ],
  sources: [
    {
      by: 'Unique Identification Authority of India',
      title: 'Biometric lock and unlock, with error 330',
      url: 'https://uidai.gov.in/',
    },
  ],
};
