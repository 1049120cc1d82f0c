import type { SceneEntry } from '../scenes.ts';
import { About } from './company/About.tsx';
import { Career } from './company/Career.tsx';
import { Contact } from './company/Contact.tsx';
import { Subscribe } from './company/Subscribe.tsx';
import { Error404 } from './errors/Error404.tsx';
import { Error500 } from './errors/Error500.tsx';
import { Aeps } from './services/Aeps.tsx';
import { Blockchain } from './services/Blockchain.tsx';
import { BulkSms } from './services/BulkSms.tsx';
import { DigitalMarketing } from './services/DigitalMarketing.tsx';
import { IndoNepal } from './services/IndoNepal.tsx';
import { Matm } from './services/Matm.tsx';
import { MlmSoftware } from './services/MlmSoftware.tsx';
import { OperatorFinder } from './services/OperatorFinder.tsx';
import { PanUti } from './services/PanUti.tsx';
import { Pos } from './services/Pos.tsx';
import { PrepaidCard } from './services/PrepaidCard.tsx';
import { RechargeApplication } from './services/RechargeApplication.tsx';
import { SoftwareDevelopment } from './services/SoftwareDevelopment.tsx';
import { Solutions } from './services/Solutions.tsx';

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
