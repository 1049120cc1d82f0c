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
    text: 'A customer returns a shirt or cancels a booking. When you approve the refund, your system sends it by IMPS or UPI to the customer’s own account.',
    points: [
      'Sent as soon as you approve it',
      'To a bank account, UPI ID or wallet',
      'With a reference for the customer',
    ],
    picture: {
      name: 'payout-instant-refunds',
      alt: 'A phone with a message, “Return approved”, and a green card: refund of ₹1,299 by UPI at 14:06, from which an arrow leads to the bank’s note “+ ₹1,299”; below it the returned parcel',
    },
  },
  {
    slug: 'disburse-game-winnings',
    title: 'Disburse Game Winnings',
    text: 'Pay the winners of a registered e-sports tournament, never of games played for stakes. Check each winner’s identity and PAN, and deduct the tax due. Then your system works through the final list, one payout for each winner.',
    points: [
      'To bank accounts, UPI IDs or wallets',
      'Tax deducted before you send',
      'A status for each winner',
    ],
    picture: {
      name: 'payout-disburse-game-winnings',
      alt: 'A winners’ board of an e-sports final with a trophy and three ranks: Riya Das ₹50,000, Arjun Pillai ₹25,000, Meera Joshi ₹12,000; each row shows the tax deducted, ₹3,600 on the third prize, the net prize, ₹8,400 on the third, and a status, two “Paid” in green and one “Pending”',
    },
  },
  {
    slug: 'employee-salaries',
    title: 'Employee Salaries',
    text: 'Your payroll already has each name, account and net salary. On salary day your system sends one payout for each line by NEFT or IMPS, and collects the bank references with the payout enquiry.',
    points: [
      'Each employee added once',
      'The payroll’s month as the remark',
      'Failed lines listed with a reason',
    ],
    picture: {
      name: 'payout-employee-salaries',
      alt: 'A payroll sheet headed “Salaries, November 2026” with five employees, net amounts such as ₹42,500 and ₹61,200, the mode NEFT, a green tick on four rows and a red “Check account” on the fifth, over a calendar page on which 30 November is ringed; a total of ₹2,48,700 at the foot',
    },
  },
  {
    slug: 'vendor-payments',
    title: 'Vendor Payments',
    text: 'Release each approved bill on its due date: NEFT for most bills, RTGS for the large ones. Send the bill number as the remark, so your supplier knows what you paid.',
    points: [
      'Paid on the due date',
      'Bill number as the remark',
      'Bank reference for reconciliation',
    ],
    picture: {
      name: 'payout-vendor-payments',
      alt: 'A tax invoice from Gupta Packaging, number GP-0318, for ₹2,36,000, stamped “Approved”, joined by a line to a payment advice “Paid by RTGS” with date 10 November 2026 and reference; a small delivery truck stands beside the invoice',
    },
  },
  {
    slug: 'expense-reimbursements',
    title: 'Expense Reimbursements',
    text: 'An employee pays for a train ticket, a meal and a courier. When the manager approves the claim, your system pays it to the employee’s account or UPI ID. Small claims no longer wait for the next salary.',
    points: ['Paid after approval', 'Separate from salary', 'One record for each claim'],
    picture: {
      name: 'payout-expense-reimbursements',
      alt: 'Three paper bills fanned out, train ₹1,120, meals ₹640 and courier ₹180, next to a claim card of Imran Shaikh with the total ₹1,940, an “Approved” tick by his manager and a green line “₹1,940 sent to UPI ID”',
    },
  },
] as const satisfies readonly PayoutUseCase[];
