import { COVER } from '../kit/Cover.tsx';
import type { SceneEntry } from '../scenes.ts';
import { CashForABankingCounter } from './blog/CashForABankingCounter.tsx';
import { DebitedButNoCash } from './blog/DebitedButNoCash.tsx';
import { DirectSellingCommissionRules } from './blog/DirectSellingCommissionRules.tsx';
import { DthScreenBlankAfterRecharge } from './blog/DthScreenBlankAfterRecharge.tsx';
import { FastagRefusedAfterTopUp } from './blog/FastagRefusedAfterTopUp.tsx';
import { LongCodeOrShortCode } from './blog/LongCodeOrShortCode.tsx';
import { OnePageSoftwareBrief } from './blog/OnePageSoftwareBrief.tsx';
import { PapersForAPanApplication } from './blog/PapersForAPanApplication.tsx';
import { PrepaidCardForStaffExpenses } from './blog/PrepaidCardForStaffExpenses.tsx';
import { SalaryDayChecklist } from './blog/SalaryDayChecklist.tsx';
import { SendingMoneyToNepal } from './blog/SendingMoneyToNepal.tsx';
import { TrainTicketsForOtherPeople } from './blog/TrainTicketsForOtherPeople.tsx';
import { WhatACustomerCosts } from './blog/WhatACustomerCosts.tsx';
import { WhatASmartContractCannotKnow } from './blog/WhatASmartContractCannotKnow.tsx';

/** The covers of the later half of the posts. */
export const blogScenesB = {
  'blog-cash-for-a-banking-counter': { scene: CashForABankingCounter, ...COVER },
  'blog-debited-but-no-cash': { scene: DebitedButNoCash, ...COVER },
  'blog-direct-selling-commission-rules': { scene: DirectSellingCommissionRules, ...COVER },
  'blog-dth-screen-blank-after-recharge': { scene: DthScreenBlankAfterRecharge, ...COVER },
  'blog-fastag-refused-after-top-up': { scene: FastagRefusedAfterTopUp, ...COVER },
  'blog-long-code-or-short-code': { scene: LongCodeOrShortCode, ...COVER },
  'blog-one-page-software-brief': { scene: OnePageSoftwareBrief, ...COVER },
  'blog-papers-for-a-pan-application': { scene: PapersForAPanApplication, ...COVER },
  'blog-prepaid-card-for-staff-expenses': { scene: PrepaidCardForStaffExpenses, ...COVER },
  'blog-salary-day-checklist': { scene: SalaryDayChecklist, ...COVER },
  'blog-sending-money-to-nepal': { scene: SendingMoneyToNepal, ...COVER },
  'blog-train-tickets-for-other-people': { scene: TrainTicketsForOtherPeople, ...COVER },
  'blog-what-a-customer-costs': { scene: WhatACustomerCosts, ...COVER },
  'blog-what-a-smart-contract-cannot-know': { scene: WhatASmartContractCannotKnow, ...COVER },
} as const satisfies Record<string, SceneEntry>;
