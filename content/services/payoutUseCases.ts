import type { PictureText } from '../pictureText.ts';

/** The five use cases of the payout page's selector; the first is shown by default. */
export interface PayoutUseCase {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  /** Two or three short ones. */
  readonly points: readonly string[];
  readonly picture: PictureText;
}

export const payoutUseCases = [
  {
    slug: 'instant-refunds',
    title: 'Instant Refunds',
    text: 'A customer returns a shirt or cancels a booking and wants to see the money. As soon as you approve the refund, your system sends it by IMPS or UPI to the customer’s own account. The reference goes into your reply, so nobody has to write a second time.',
    points: [
      'Sent when you approve it',
      'To a bank account, UPI id or wallet',
      'A reference for the customer',
    ],
    picture: {
      name: 'payout-instant-refunds',
      alt: 'A phone with a chat: “Your return is approved”, then a green card “Refund of ₹1,299 sent by UPI” with the time 14:06 and a reference; beside the phone a returned parcel with an order label, and above it the bank’s note “+ ₹1,299”',
    },
  },
  {
    slug: 'disburse-game-winnings',
    title: 'Disburse Game Winnings',
    text: 'When a quiz, an e-sports tournament or another contest that the law permits has ended, your winners wait for their prizes. Check identity and PAN first, deduct the tax that is due, and send each prize in one run from the final list to a bank account, a UPI id or a wallet.',
    points: [
      'One run from the winners’ list',
      'Tax deducted before you send',
      'A status for each winner',
    ],
    picture: {
      name: 'payout-disburse-game-winnings',
      alt: 'A winners’ board of a quiz with a trophy and three ranks: Riya Das ₹50,000, Arjun Pillai ₹25,000, Meera Joshi ₹10,000; each row shows the tax deducted, the net prize and a status, two “Paid” in green and one “Pending”',
    },
  },
  {
    slug: 'employee-salaries',
    title: 'Employee Salaries',
    text: 'Your payroll already knows every name, account and net amount. Send that list as payouts on salary day by NEFT or IMPS, and let the payout enquiry fill in the bank references. Anyone whose account was wrong shows as failed, so you can correct that one line and pay again.',
    points: [
      'Beneficiaries added once',
      'One payout for each line of payroll',
      'Failed lines stand out',
    ],
    picture: {
      name: 'payout-employee-salaries',
      alt: 'A payroll sheet headed “Salaries, November 2026” with five employees, net amounts such as ₹42,500 and ₹61,200, the mode NEFT, a green tick on four rows and a red “Check account” on the fifth, over a calendar page on which 30 November is ringed; a total of ₹2,48,700 at the foot',
    },
  },
  {
    slug: 'vendor-payments',
    title: 'Vendor Payments',
    text: 'Bills from suppliers, transporters and landlords fall due on different days. Release each approved bill as a payout on its date, by NEFT for the usual ones and RTGS for the large ones. The bill number travels as the remark, and the bank reference comes back for your ledger.',
    points: ['Pay on the due date', 'Bill number as the remark', 'A reference for reconciliation'],
    picture: {
      name: 'payout-vendor-payments',
      alt: 'A tax invoice from Gupta Packaging, number GP-0318, for ₹2,36,000, stamped “Approved”, joined by a line to a payment advice “Paid by RTGS” with date 10 November 2026 and reference; a small delivery truck stands beside the invoice',
    },
  },
  {
    slug: 'expense-reimbursements',
    title: 'Expense Reimbursements',
    text: 'A sales person pays for a train, a meal and a courier out of pocket. When the manager approves the claim, the amount goes out as a payout to the employee’s account or UPI id. Small claims need not wait for the next salary, and each one keeps its own record.',
    points: ['Paid after approval', 'Separate from salary', 'A record for each claim'],
    picture: {
      name: 'payout-expense-reimbursements',
      alt: 'Three paper bills fanned out, train ₹1,120, meals ₹640 and courier ₹180, next to a claim card of Imran Shaikh with the total ₹1,940, an “Approved” tick by his manager and a green line “₹1,940 sent to UPI id”',
    },
  },
] as const satisfies readonly PayoutUseCase[];
