import type { Scenes } from '../../sceneEntry.ts';
import { CoreBank } from './CoreBank.tsx';
import { CoreBankLow } from './CoreBankLow.tsx';
import { CoreCounter } from './CoreCounter.tsx';
import { CoreCounterLow } from './CoreCounterLow.tsx';
import { CoreFintech } from './CoreFintech.tsx';
import { CoreFintechLow } from './CoreFintechLow.tsx';
import { CoreSoftware } from './CoreSoftware.tsx';
import { CoreTravel } from './CoreTravel.tsx';
import { CoreUtility } from './CoreUtility.tsx';
import { HeroNarrow } from './HeroNarrow.tsx';
import { HeroWide } from './HeroWide.tsx';
import { Kolkata } from './Kolkata.tsx';
import { KolkataNarrow } from './KolkataNarrow.tsx';

/** The picture at the head of the home page, for wide screens and for phones, and that of its block about us. */
export const homeScenes: Scenes<'home'> = {
  hero: { scene: HeroWide, width: 760, height: 680 },
  'hero-narrow': { scene: HeroNarrow, width: 400, height: 468 },
  kolkata: { scene: Kolkata, width: 480, height: 480 },
  'kolkata-narrow': { scene: KolkataNarrow, width: 480, height: 400 },
  'core-bank': { scene: CoreBank, width: 480, height: 400 },
  'core-bank-low': { scene: CoreBankLow, width: 400, height: 200 },
  'core-counter': { scene: CoreCounter, width: 480, height: 488 },
  'core-counter-low': { scene: CoreCounterLow, width: 400, height: 200 },
  'core-fintech': { scene: CoreFintech, width: 480, height: 400 },
  'core-fintech-low': { scene: CoreFintechLow, width: 400, height: 200 },
  'core-utility': { scene: CoreUtility, width: 400, height: 200 },
  'core-software': { scene: CoreSoftware, width: 400, height: 200 },
  'core-travel': { scene: CoreTravel, width: 520, height: 260 },
};
