import type { SceneEntry } from '../scenes.ts';
import { About } from './About.tsx';
import { Aeps } from './Aeps.tsx';
import { Blockchain } from './Blockchain.tsx';
import { BulkSms } from './BulkSms.tsx';
import { Career } from './Career.tsx';
import { Contact } from './Contact.tsx';
import { DigitalMarketing } from './DigitalMarketing.tsx';
import { Error404 } from './Error404.tsx';
import { Error500 } from './Error500.tsx';
import { IndoNepal } from './IndoNepal.tsx';
import { Matm } from './Matm.tsx';
import { MlmSoftware } from './MlmSoftware.tsx';
import { OperatorFinder } from './OperatorFinder.tsx';
import { PanUti } from './PanUti.tsx';
import { Pos } from './Pos.tsx';
import { PrepaidCard } from './PrepaidCard.tsx';
import { RechargeApplication } from './RechargeApplication.tsx';
import { SoftwareDevelopment } from './SoftwareDevelopment.tsx';
import { Solutions } from './Solutions.tsx';
import { Subscribe } from './Subscribe.tsx';

const page = { width: 640, height: 520 } as const;

/** The pictures of the service pages, of the pages about us, and of the two error pages. */
export const serviceScenes = {
  about: { scene: About, ...page },
  aeps: { scene: Aeps, ...page },
  blockchain: { scene: Blockchain, ...page },
  'bulk-sms': { scene: BulkSms, ...page },
  career: { scene: Career, ...page },
  contact: { scene: Contact, ...page },
  'digital-marketing': { scene: DigitalMarketing, ...page },
  'error-404': { scene: Error404, ...page },
  'error-500': { scene: Error500, ...page },
  'indo-nepal': { scene: IndoNepal, ...page },
  matm: { scene: Matm, ...page },
  'mlm-software': { scene: MlmSoftware, ...page },
  'operator-finder': { scene: OperatorFinder, ...page },
  'pan-uti': { scene: PanUti, ...page },
  pos: { scene: Pos, ...page },
  'prepaid-card': { scene: PrepaidCard, ...page },
  'recharge-application': { scene: RechargeApplication, ...page },
  'software-development': { scene: SoftwareDevelopment, ...page },
  solutions: { scene: Solutions, ...page },
  subscribe: { scene: Subscribe, ...page },
} as const satisfies Record<string, SceneEntry>;
