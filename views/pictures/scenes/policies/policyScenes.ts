import type { Scenes } from '../../sceneEntry.ts';
import { PolicyData } from './PolicyData.tsx';
import { PolicyDataNarrow } from './PolicyDataNarrow.tsx';
import { PolicyPrivacy } from './PolicyPrivacy.tsx';
import { PolicyPrivacyNarrow } from './PolicyPrivacyNarrow.tsx';
import { PolicyRefund } from './PolicyRefund.tsx';
import { PolicyTerms } from './PolicyTerms.tsx';

/** The pictures at the heads of the policies: low, so that the text of a policy begins on the first screen. */
export const policyScenes: Scenes<'policies'> = {
  'policy-data': { scene: PolicyData, width: 480, height: 252 },
  'policy-data-narrow': { scene: PolicyDataNarrow, width: 400, height: 256 },
  'policy-privacy': { scene: PolicyPrivacy, width: 480, height: 252 },
  'policy-privacy-narrow': { scene: PolicyPrivacyNarrow, width: 400, height: 240 },
  'policy-refund': { scene: PolicyRefund, width: 480, height: 252 },
  'policy-terms': { scene: PolicyTerms, width: 480, height: 252 },
};
