import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import type { Scenes } from '../../sceneEntry.ts';
import { CoreBank } from './CoreBank.tsx';
import { CoreBankNarrow } from './CoreBankNarrow.tsx';
import { CoreCounter } from './CoreCounter.tsx';
import { CoreCounterNarrow } from './CoreCounterNarrow.tsx';
import { CoreFintech } from './CoreFintech.tsx';
import { CoreFintechNarrow } from './CoreFintechNarrow.tsx';
import { CoreSoftware } from './CoreSoftware.tsx';
import { CoreSoftwareNarrow } from './CoreSoftwareNarrow.tsx';
import { CoreTravel } from './CoreTravel.tsx';
import { CoreTravelNarrow } from './CoreTravelNarrow.tsx';
import { CoreUtility } from './CoreUtility.tsx';
import { CoreUtilityNarrow } from './CoreUtilityNarrow.tsx';
import { HeroNarrow } from './HeroNarrow.tsx';
import { HeroWide } from './HeroWide.tsx';
import { HomeFaq } from './HomeFaq.tsx';
import { ServiceStreet } from './ServiceStreet.tsx';
import { ServiceStreetNarrow } from './ServiceStreetNarrow.tsx';

/** The picture at the head of the home page, the street of its block about us, and those of its core services. */
export const homeScenes: Scenes<'home'> = {
  hero: { scene: HeroWide, width: 760, height: 704 },
  'hero-narrow': { scene: HeroNarrow, width: 400, height: 580 },
  'home-faq': { scene: HomeFaq, width: 400, height: 300 },
  'service-street': { scene: ServiceStreet, width: 1200, height: 420 },
  'service-street-narrow': { scene: ServiceStreetNarrow, width: 400, height: 300 },
  'core-bank': { scene: CoreBank, width: 400, height: 260 },
  'core-bank-narrow': { scene: CoreBankNarrow, ...narrowBitSize },
  'core-utility': { scene: CoreUtility, width: 400, height: 260 },
  'core-utility-narrow': { scene: CoreUtilityNarrow, ...narrowBitSize },
  'core-software': { scene: CoreSoftware, width: 838, height: 260 },
  'core-software-narrow': { scene: CoreSoftwareNarrow, width: 400, height: 150 },
  'core-counter': { scene: CoreCounter, width: 838, height: 260 },
  'core-counter-narrow': { scene: CoreCounterNarrow, width: 400, height: 150 },
  'core-fintech': { scene: CoreFintech, width: 400, height: 260 },
  'core-fintech-narrow': { scene: CoreFintechNarrow, ...narrowBitSize },
  'core-travel': { scene: CoreTravel, width: 520, height: 338 },
  'core-travel-narrow': { scene: CoreTravelNarrow, ...narrowBitSize },
};
