import type { PictureName } from '#content/pictureName.ts';
import type { SceneEntry } from './sceneEntry.ts';
import { apiDetailScenes } from './scenes/apiDetails/apiDetailScenes.ts';
import { blogScenes } from './scenes/blog/blogScenes.ts';
import { closingScenes } from './scenes/closings/closingScenes.ts';
import { companyScenes } from './scenes/company/companyScenes.ts';
import { counterDetailScenes } from './scenes/counterDetails/counterDetailScenes.ts';
import { digitalServiceScenes } from './scenes/digitalServices/digitalServiceScenes.ts';
import { errorScenes } from './scenes/errors/errorScenes.ts';
import { homeScenes } from './scenes/home/homeScenes.ts';
import { lookupDetailScenes } from './scenes/lookupDetails/lookupDetailScenes.ts';
import { messageDetailScenes } from './scenes/messageDetails/messageDetailScenes.ts';
import { missionScenes } from './scenes/mission/missionScenes.ts';
import { narrowHeroScenes } from './scenes/narrowHeroes/narrowHeroScenes.ts';
import { payoutUseCaseScenes } from './scenes/payoutUseCases/payoutUseCaseScenes.ts';
import { policyScenes } from './scenes/policies/policyScenes.ts';
import { policyDetailScenes } from './scenes/policyDetails/policyDetailScenes.ts';
import { serviceScenes } from './scenes/services/serviceScenes.ts';
import { softwareDetailScenes } from './scenes/softwareDetails/softwareDetailScenes.ts';

/** Every picture of the site by its name. */
export const scenes: Readonly<Record<PictureName, SceneEntry>> = {
  ...homeScenes,
  ...digitalServiceScenes,
  ...missionScenes,
  ...serviceScenes,
  ...narrowHeroScenes,
  ...counterDetailScenes,
  ...softwareDetailScenes,
  ...messageDetailScenes,
  ...lookupDetailScenes,
  ...apiDetailScenes,
  ...closingScenes,
  ...payoutUseCaseScenes,
  ...companyScenes,
  ...policyScenes,
  ...policyDetailScenes,
  ...blogScenes,
  ...errorScenes,
};
