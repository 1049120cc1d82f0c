import { pageSize, type Scenes } from '../../sceneEntry.ts';
import { Aeps } from './Aeps.tsx';
import { Bbps } from './Bbps.tsx';
import { Blockchain } from './Blockchain.tsx';
import { BulkSms } from './BulkSms.tsx';
import { DigitalMarketing } from './DigitalMarketing.tsx';
import { IndoNepal } from './IndoNepal.tsx';
import { Matm } from './Matm.tsx';
import { MlmSoftware } from './MlmSoftware.tsx';
import { MoneyTransfer } from './MoneyTransfer.tsx';
import { OperatorFinder } from './OperatorFinder.tsx';
import { PanCardApi } from './PanCardApi.tsx';
import { PanUti } from './PanUti.tsx';
import { PayoutApi } from './PayoutApi.tsx';
import { Pos } from './Pos.tsx';
import { PrepaidCard } from './PrepaidCard.tsx';
import { RechargeApi } from './RechargeApi.tsx';
import { RechargeApplication } from './RechargeApplication.tsx';
import { SoftwareDevelopment } from './SoftwareDevelopment.tsx';
import { Solutions } from './Solutions.tsx';
import { TravelApi } from './TravelApi.tsx';

/** The pictures of the API pages and the other service pages. */
export const serviceScenes: Scenes<'services'> = {
  aeps: { scene: Aeps, ...pageSize },
  bbps: { scene: Bbps, ...pageSize },
  blockchain: { scene: Blockchain, ...pageSize },
  'bulk-sms': { scene: BulkSms, ...pageSize },
  'digital-marketing': { scene: DigitalMarketing, ...pageSize },
  'indo-nepal': { scene: IndoNepal, ...pageSize },
  matm: { scene: Matm, ...pageSize },
  'mlm-software': { scene: MlmSoftware, ...pageSize },
  'money-transfer': { scene: MoneyTransfer, ...pageSize },
  'operator-finder': { scene: OperatorFinder, width: 640, height: 750 },
  'pan-card-api': { scene: PanCardApi, ...pageSize },
  'pan-uti': { scene: PanUti, ...pageSize },
  'payout-api': { scene: PayoutApi, ...pageSize },
  pos: { scene: Pos, ...pageSize },
  'prepaid-card': { scene: PrepaidCard, ...pageSize },
  'recharge-api': { scene: RechargeApi, ...pageSize },
  'recharge-application': { scene: RechargeApplication, ...pageSize },
  'software-development': { scene: SoftwareDevelopment, ...pageSize },
  solutions: { scene: Solutions, ...pageSize },
  'travel-api': { scene: TravelApi, ...pageSize },
};
