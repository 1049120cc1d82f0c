import type { Scenes } from '../../sceneEntry.ts';
import { PolicyData } from './PolicyData.tsx';
import { PolicyDataNarrow } from './PolicyDataNarrow.tsx';
import { PolicyPrivacy } from './PolicyPrivacy.tsx';
import { PolicyRefund } from './PolicyRefund.tsx';
import { PolicyTerms } from './PolicyTerms.tsx';

/** Low, so that the text of a policy begins on the first screen. */
const size = { width: 480, height: 200 } as const;

/** The pictures at the heads of the policies. */
export const policyScenes: Scenes<'policies'> = {
  'policy-data': { scene: PolicyData, ...size },
  'policy-data-narrow': { scene: PolicyDataNarrow, width: 400, height: 344 },
  'policy-privacy': { scene: PolicyPrivacy, ...size },
  'policy-refund': { scene: PolicyRefund, width: 480, height: 252 },
  'policy-terms': { scene: PolicyTerms, width: 480, height: 252 },
};
