import type { Scenes } from '../../sceneEntry.ts';
import { AepsHeroNarrow } from './AepsHeroNarrow.tsx';
import { BbpsHeroNarrow } from './BbpsHeroNarrow.tsx';
import { BlockchainHeroNarrow } from './BlockchainHeroNarrow.tsx';
import { BulkSmsHeroNarrow } from './BulkSmsHeroNarrow.tsx';
import { FinderHeroNarrow } from './FinderHeroNarrow.tsx';
import { MarketingHeroNarrow } from './MarketingHeroNarrow.tsx';
import { MatmHeroNarrow } from './MatmHeroNarrow.tsx';
import { MlmHeroNarrow } from './MlmHeroNarrow.tsx';
import { NepalHeroNarrow } from './NepalHeroNarrow.tsx';
import { PanApiHeroNarrow } from './PanApiHeroNarrow.tsx';
import { PanHeroNarrow } from './PanHeroNarrow.tsx';
import { PayoutHeroNarrow } from './PayoutHeroNarrow.tsx';
import { PosHeroNarrow } from './PosHeroNarrow.tsx';
import { PrepaidHeroNarrow } from './PrepaidHeroNarrow.tsx';
import { RechargeAppHeroNarrow } from './RechargeAppHeroNarrow.tsx';
import { RechargeHeroNarrow } from './RechargeHeroNarrow.tsx';
import { SoftwareHeroNarrow } from './SoftwareHeroNarrow.tsx';
import { SolutionsHeroNarrow } from './SolutionsHeroNarrow.tsx';
import { TravelHeroNarrow } from './TravelHeroNarrow.tsx';

/** The heads of service pages as phones show them: one motive of the wide scene, in letters that are read there. */
export const narrowHeroScenes: Scenes<'narrowHeroes'> = {
  'aeps-hero-narrow': { scene: AepsHeroNarrow, width: 400, height: 424 },
  'bbps-hero-narrow': { scene: BbpsHeroNarrow, width: 400, height: 384 },
  'blockchain-hero-narrow': { scene: BlockchainHeroNarrow, width: 400, height: 536 },
  'bulk-sms-hero-narrow': { scene: BulkSmsHeroNarrow, width: 400, height: 480 },
  'finder-hero-narrow': { scene: FinderHeroNarrow, width: 400, height: 518 },
  'marketing-hero-narrow': { scene: MarketingHeroNarrow, width: 400, height: 520 },
  'matm-hero-narrow': { scene: MatmHeroNarrow, width: 400, height: 416 },
  'mlm-hero-narrow': { scene: MlmHeroNarrow, width: 400, height: 512 },
  'nepal-hero-narrow': { scene: NepalHeroNarrow, width: 400, height: 458 },
  'pan-api-hero-narrow': { scene: PanApiHeroNarrow, width: 400, height: 410 },
  'payout-hero-narrow': { scene: PayoutHeroNarrow, width: 400, height: 516 },
  'pan-hero-narrow': { scene: PanHeroNarrow, width: 400, height: 360 },
  'pos-hero-narrow': { scene: PosHeroNarrow, width: 400, height: 400 },
  'prepaid-hero-narrow': { scene: PrepaidHeroNarrow, width: 400, height: 508 },
  'recharge-app-hero-narrow': { scene: RechargeAppHeroNarrow, width: 400, height: 444 },
  'recharge-hero-narrow': { scene: RechargeHeroNarrow, width: 400, height: 400 },
  'software-hero-narrow': { scene: SoftwareHeroNarrow, width: 400, height: 560 },
  'solutions-hero-narrow': { scene: SolutionsHeroNarrow, width: 400, height: 424 },
  'travel-hero-narrow': { scene: TravelHeroNarrow, width: 400, height: 432 },
};
