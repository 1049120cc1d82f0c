import { pageSize, type Scenes } from '../../sceneEntry.ts';
import { DigitalBbps } from './DigitalBbps.tsx';
import { DigitalFintech } from './DigitalFintech.tsx';
import { DigitalIt } from './DigitalIt.tsx';
import { DigitalTravel } from './DigitalTravel.tsx';
import { DigitalVas } from './DigitalVas.tsx';

/** The pictures of the home page’s digital services. */
export const digitalServiceScenes: Scenes<'digitalServices'> = {
  'digital-travel': { scene: DigitalTravel, ...pageSize },
  'digital-it': { scene: DigitalIt, ...pageSize },
  'digital-vas': { scene: DigitalVas, ...pageSize },
  'digital-fintech': { scene: DigitalFintech, ...pageSize },
  'digital-bbps': { scene: DigitalBbps, ...pageSize },
};
