import { figures } from '../../figures.ts';
import { rules } from '../../rules.ts';
import type { Article } from '../article.ts';

export const ifsc: Article = {
  summary:
    'How to read the bank and the branch in an IFSC, and where to find the right code. Which codes changed when commercial and Gramin banks were merged.',
  body: [
    `An IFSC (Indian Financial System Code) names a bank and, in most cases, one branch. It has ${figures.ifsc.characters} characters: four letters for the bank, a zero, and six characters for the branch. Read it from the customer’s cheque leaf, the bank’s app, or a passbook printed after the bank’s last merger. The code says nothing about the account itself, so check the account number with equal care.`,
    {
      kind: 'anatomy',
      heading: 'The three parts of the code',
      intro: 'ABCD0123456 is a specimen. No bank uses it.',
      parts: [
        {
          characters: 'ABCD',
          title: 'The bank',
          text: 'Always letters. SBIN is State Bank of India and CNRB is Canara Bank. Many Gramin banks use the letters of their sponsor bank.',
        },
        {
          characters: '0',
          title: 'The zero',
          text: 'Reserved for later use. It is a digit in every code.',
        },
        {
          characters: '123456',
          title: 'The branch',
          text: 'Digits or letters, as the bank chooses. Most banks give each branch its own; some Gramin banks have one code for all.',
        },
      ],
    },
    '## What NEFT, RTGS and IMPS use it for',
    `The first four letters route the transfer to the right bank. There, money is credited by ${rules.creditedBy.text}, and that number is unique in the whole bank. A code of another branch of the same bank may therefore still work. Do not rely on it, because the receiving bank decides.`,
    'A code of another bank is more serious. The transfer then goes to a bank where the account number means nothing, or belongs to somebody else. A UPI payment to a UPI ID needs no IFSC at all.',
    '## Catch a mistyped code before you send',
    'A pattern finds most typing errors before anything is sent: `^[A-Z]{4}0[A-Z0-9]{6}$`. Change small letters to capitals and remove spaces first. The table shows what the pattern finds, and what it cannot find.',
    {
      kind: 'table',
      heading: 'Six typed codes, and what is wrong with them',
      intro: 'The customer’s code is ABCD0123456.',
      caption: 'Six typed codes, whether the pattern accepts them, and the mistake in each',
      columns: ['Typed', 'Pattern', 'What happened'],
      rows: [
        ['ABCDO123456', 'Refused', 'The fifth character is the letter O'],
        ['ABC0123456', 'Refused', `Ten characters; a code has ${figures.ifsc.characters}`],
        ['ABCD012345', 'Refused', 'The last character is missing'],
        ['A8CD0123456', 'Refused', 'A digit among the four letters'],
        ['ABCD0123465', 'Accepted', 'Two digits changed places: another branch, or none'],
        ['ABDC0123456', 'Accepted', 'Two letters changed places: another bank, or none'],
      ],
    },
    'The last two need a lookup. Show the customer the name and the town of the branch that the code belongs to, and ask if that is theirs. An [IFSC finder](/OperatorFinder) does this on a screen or by API. The code has no check digit, so a lookup is the only way to notice such a slip.',
    '## Where to find the right one',
    '- **On the cheque leaf**, near the name and address of the branch. A photo of a cancelled cheque shows code and account number together.\n- **In the passbook**, on the first page, if it was printed after the bank’s last merger.\n- **In the bank’s app or net banking**, under the account details. This is the most current.\n- **On the Reserve Bank’s website**, which has a search by bank, state and branch.',
    'Do not copy it from an old invoice or from a website without a date. The nine-digit number at the foot of a cheque is the MICR code, which serves cheque clearing. An eight or eleven-character SWIFT code is for payments from abroad.',
    {
      kind: 'table',
      heading: 'Codes that stopped after a merger',
      intro:
        'These eight banks were merged in 2019 and 2020. Their codes were switched off in the course of 2021, yet they are still found in passbooks and saved beneficiaries.',
      caption: 'Eight merged banks, the letters of their old codes, and the letters in use now',
      columns: ['Old bank', 'Old letters', 'Now part of', 'Letters now'],
      rows: [
        ['Allahabad Bank', 'ALLA', 'Indian Bank', 'IDIB'],
        ['Andhra Bank', 'ANDB', 'Union Bank of India', 'UBIN'],
        ['Corporation Bank', 'CORP', 'Union Bank of India', 'UBIN'],
        ['Dena Bank', 'BKDN', 'Bank of Baroda', 'BARB'],
        ['Oriental Bank of Commerce', 'ORBC', 'Punjab National Bank', 'PUNB'],
        ['Syndicate Bank', 'SYNB', 'Canara Bank', 'CNRB'],
        ['United Bank of India', 'UTBI', 'Punjab National Bank', 'PUNB'],
        ['Vijaya Bank', 'VIJB', 'Bank of Baroda', 'BARB'],
      ],
    },
    'Do not just replace the four letters. The branch part usually changed as well, and some branches were closed or joined. Some account numbers changed too. Ask for a new cheque leaf, or look the branch up with the bank it belongs to now.',
    '## A Gramin bank may use its sponsor’s letters',
    `A Gramin bank, or regional rural bank, can join NEFT through the larger bank that sponsors it. Its IFSC then begins with the sponsor’s letters, and often one code serves all branches. So a code that starts with PUNB can be right for a Gramin bank sponsored by Punjab National Bank. A code of one of the sponsor’s own branches is wrong for it, although the first four letters agree.`,
    `On ${rules.ruralBanksMergedOn.text}, the Gramin banks of several States were merged into one for each State. In West Bengal, Bangiya Gramin Vikash Bank, Paschim Banga Gramin Bank and Uttarbanga Kshetriya Gramin Bank became West Bengal Gramin Bank. The three had three different sponsors; the new bank has one, Punjab National Bank. If your customer’s bank got a new sponsor, its code may have changed, even where the account number did not. Do not rely on a passbook printed before the merger: ask the branch for the code in use today.`,
    '## If the transfer used a wrong code',
    `A code that does not exist is refused before the money moves. With a code of the wrong bank, the money normally comes back: a NEFT transfer within ${rules.neftReturn.text} of its batch. Wait for the return before you send again. If the status says successful and the family has nothing, [trace the transfer](/Blog?post=transfer-successful-not-arrived) with the bank’s reference.`,
    'Then correct the saved beneficiary. An old code that stays in the list fails again with every payment.',
  ],
  rules: [rules.creditedBy, rules.ruralBanksMergedOn, rules.neftReturn],
  sources: [
    {
      by: 'Reserve Bank of India',
      title: 'Search for IFSC and MICR codes',
      url: 'https://www.rbi.org.in/Scripts/IFSCMICRDetails.aspx',
    },
    {
      by: 'Reserve Bank of India',
      title: 'NEFT access options for regional rural banks, RBI/2011-12/263, 17 November 2011',
    },
    {
      by: 'Ministry of Finance',
      title: 'Schemes for the amalgamation of public sector banks, 2019 and 2020',
    },
    {
      by: 'West Bengal Gramin Bank',
      title: 'About us, with the notification of the merger',
      url: 'https://wbgb.co.in/About-Us.aspx',
    },
  ],
};
