import type { Scenes } from '../../sceneEntry.ts';
import { DigitalBbps } from './DigitalBbps.tsx';
import { DigitalFintech } from './DigitalFintech.tsx';
import { DigitalIt } from './DigitalIt.tsx';
import { DigitalTravel } from './DigitalTravel.tsx';
import { DigitalVas } from './DigitalVas.tsx';
import { posterSize } from './posterSize.ts';

/** The pictures of the home page’s digital services. */
export const digitalServiceScenes: Scenes<'digitalServices'> = {
  'digital-travel': { scene: DigitalTravel, ...posterSize },
  'digital-it': { scene: DigitalIt, ...posterSize },
  'digital-vas': { scene: DigitalVas, ...posterSize },
  'digital-fintech': { scene: DigitalFintech, ...posterSize },
  'digital-bbps': { scene: DigitalBbps, ...posterSize },
};
