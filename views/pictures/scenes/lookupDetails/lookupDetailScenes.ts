import type { Scenes } from '../../sceneEntry.ts';
import { FinderCheque } from './FinderCheque.tsx';
import { FinderHlr } from './FinderHlr.tsx';
import { FinderHlrTall } from './FinderHlrTall.tsx';
import { FinderZones } from './FinderZones.tsx';

/** The pictures of the finder past its hero. A page shows them about 350 wide on a phone. */
export const lookupDetailScenes: Scenes<'lookupDetails'> = {
  'finder-cheque': { scene: FinderCheque, width: 520, height: 500 },
  'finder-hlr': { scene: FinderHlr, width: 400, height: 341 },
  'finder-hlr-tall': { scene: FinderHlrTall, width: 560, height: 458 },
  'finder-zones': { scene: FinderZones, width: 600, height: 690 },
};
