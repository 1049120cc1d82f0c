import type { SceneEntry } from '../scenes.ts';
import { DigitalBbps } from './digitalServices/DigitalBbps.tsx';
import { DigitalFintech } from './digitalServices/DigitalFintech.tsx';
import { DigitalIt } from './digitalServices/DigitalIt.tsx';
import { DigitalTravel } from './digitalServices/DigitalTravel.tsx';
import { DigitalVas } from './digitalServices/DigitalVas.tsx';
import { MissionAchievements } from './mission/MissionAchievements.tsx';
import { MissionExperience } from './mission/MissionExperience.tsx';
import { MissionLeadership } from './mission/MissionLeadership.tsx';
import { MissionQuality } from './mission/MissionQuality.tsx';
import { MissionSatisfaction } from './mission/MissionSatisfaction.tsx';
import { MissionServices } from './mission/MissionServices.tsx';
import { MissionSupport } from './mission/MissionSupport.tsx';
import { PayoutDisburseGameWinnings } from './payoutUseCases/PayoutDisburseGameWinnings.tsx';
import { PayoutEmployeeSalaries } from './payoutUseCases/PayoutEmployeeSalaries.tsx';
import { PayoutExpenseReimbursements } from './payoutUseCases/PayoutExpenseReimbursements.tsx';
import { PayoutInstantRefunds } from './payoutUseCases/PayoutInstantRefunds.tsx';
import { PayoutVendorPayments } from './payoutUseCases/PayoutVendorPayments.tsx';

const page = { width: 640, height: 520 } as const;

/** The pictures of the home page’s mission and digital services, and of the payout page’s use cases. */
export const homeScenes = {
  'mission-quality': { scene: MissionQuality, ...page },
  'mission-satisfaction': { scene: MissionSatisfaction, ...page },
  'mission-experience': { scene: MissionExperience, ...page },
  'mission-achievements': { scene: MissionAchievements, ...page },
  'mission-services': { scene: MissionServices, ...page },
  'mission-support': { scene: MissionSupport, ...page },
  'mission-leadership': { scene: MissionLeadership, ...page },

  'digital-travel': { scene: DigitalTravel, ...page },
  'digital-it': { scene: DigitalIt, ...page },
  'digital-vas': { scene: DigitalVas, ...page },
  'digital-fintech': { scene: DigitalFintech, ...page },
  'digital-bbps': { scene: DigitalBbps, ...page },

  'payout-instant-refunds': { scene: PayoutInstantRefunds, ...page },
  'payout-disburse-game-winnings': { scene: PayoutDisburseGameWinnings, ...page },
  'payout-employee-salaries': { scene: PayoutEmployeeSalaries, ...page },
  'payout-vendor-payments': { scene: PayoutVendorPayments, ...page },
  'payout-expense-reimbursements': { scene: PayoutExpenseReimbursements, ...page },
} as const satisfies Record<string, SceneEntry>;
