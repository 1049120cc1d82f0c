import type { SceneEntry } from '../scenes.ts';
import { DigitalBbps } from './DigitalBbps.tsx';
import { DigitalFintech } from './DigitalFintech.tsx';
import { DigitalIt } from './DigitalIt.tsx';
import { DigitalTravel } from './DigitalTravel.tsx';
import { DigitalVas } from './DigitalVas.tsx';
import { MissionAchievements } from './MissionAchievements.tsx';
import { MissionExperience } from './MissionExperience.tsx';
import { MissionLeadership } from './MissionLeadership.tsx';
import { MissionQuality } from './MissionQuality.tsx';
import { MissionSatisfaction } from './MissionSatisfaction.tsx';
import { MissionServices } from './MissionServices.tsx';
import { MissionSupport } from './MissionSupport.tsx';
import { PayoutDisburseGameWinnings } from './PayoutDisburseGameWinnings.tsx';
import { PayoutEmployeeSalaries } from './PayoutEmployeeSalaries.tsx';
import { PayoutExpenseReimbursements } from './PayoutExpenseReimbursements.tsx';
import { PayoutInstantRefunds } from './PayoutInstantRefunds.tsx';
import { PayoutVendorPayments } from './PayoutVendorPayments.tsx';

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
