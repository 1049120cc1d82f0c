import { pageSize, type Scenes } from '../../sceneEntry.ts';
import { PayoutDisburseGameWinnings } from './PayoutDisburseGameWinnings.tsx';
import { PayoutEmployeeSalaries } from './PayoutEmployeeSalaries.tsx';
import { PayoutExpenseReimbursements } from './PayoutExpenseReimbursements.tsx';
import { PayoutInstantRefunds } from './PayoutInstantRefunds.tsx';
import { PayoutVendorPayments } from './PayoutVendorPayments.tsx';

/** The pictures of the payout page’s use cases. */
export const payoutUseCaseScenes: Scenes<'payoutUseCases'> = {
  'payout-instant-refunds': { scene: PayoutInstantRefunds, ...pageSize },
  'payout-disburse-game-winnings': { scene: PayoutDisburseGameWinnings, ...pageSize },
  'payout-employee-salaries': { scene: PayoutEmployeeSalaries, ...pageSize },
  'payout-vendor-payments': { scene: PayoutVendorPayments, ...pageSize },
  'payout-expense-reimbursements': { scene: PayoutExpenseReimbursements, ...pageSize },
};
