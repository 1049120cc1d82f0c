import type { Scenes } from '../../sceneEntry.ts';
import { AboutClosing } from './AboutClosing.tsx';
import { AepsClosing } from './AepsClosing.tsx';
import { BbpsClosing } from './BbpsClosing.tsx';
import { BlockchainClosing } from './BlockchainClosing.tsx';
import { CareerClosing } from './CareerClosing.tsx';
import { closingSize } from './closingSize.ts';
import { FinderClosing } from './FinderClosing.tsx';
import { MarketingClosing } from './MarketingClosing.tsx';
import { MatmClosing } from './MatmClosing.tsx';
import { NepalClosing } from './NepalClosing.tsx';
import { PanApiClosing } from './PanApiClosing.tsx';
import { PanClosing } from './PanClosing.tsx';
import { PayoutClosing } from './PayoutClosing.tsx';
import { PosClosing } from './PosClosing.tsx';
import { PrepaidClosing } from './PrepaidClosing.tsx';
import { RechargeAppClosing } from './RechargeAppClosing.tsx';
import { RechargeClosing } from './RechargeClosing.tsx';
import { SmsClosing } from './SmsClosing.tsx';
import { SoftwareClosing } from './SoftwareClosing.tsx';
import { SolutionsClosing } from './SolutionsClosing.tsx';
import { TransferClosing } from './TransferClosing.tsx';
import { TravelClosing } from './TravelClosing.tsx';

/** The pictures of closing bands that show something else than the head of their page. */
export const closingScenes: Scenes<'closings'> = {
  'about-closing': { scene: AboutClosing, ...closingSize },
  'aeps-closing': { scene: AepsClosing, ...closingSize },
  'bbps-closing': { scene: BbpsClosing, ...closingSize },
  'blockchain-closing': { scene: BlockchainClosing, ...closingSize },
  'career-closing': { scene: CareerClosing, ...closingSize },
  'finder-closing': { scene: FinderClosing, ...closingSize },
  'marketing-closing': { scene: MarketingClosing, ...closingSize },
  'matm-closing': { scene: MatmClosing, ...closingSize },
  'nepal-closing': { scene: NepalClosing, ...closingSize },
  'pan-api-closing': { scene: PanApiClosing, ...closingSize },
  'pan-closing': { scene: PanClosing, ...closingSize },
  'payout-closing': { scene: PayoutClosing, ...closingSize },
  'pos-closing': { scene: PosClosing, ...closingSize },
  'prepaid-closing': { scene: PrepaidClosing, ...closingSize },
  'recharge-app-closing': { scene: RechargeAppClosing, ...closingSize },
  'recharge-closing': { scene: RechargeClosing, ...closingSize },
  'sms-closing': { scene: SmsClosing, ...closingSize },
  'software-closing': { scene: SoftwareClosing, ...closingSize },
  'solutions-closing': { scene: SolutionsClosing, ...closingSize },
  'transfer-closing': { scene: TransferClosing, ...closingSize },
  'travel-closing': { scene: TravelClosing, ...closingSize },
};
