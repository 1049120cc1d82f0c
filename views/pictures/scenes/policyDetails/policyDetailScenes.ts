import type { Scenes } from '../../sceneEntry.ts';
import { DataBreach } from './DataBreach.tsx';
import { DataBreachNarrow } from './DataBreachNarrow.tsx';
import { DataWay } from './DataWay.tsx';
import { DataWayNarrow } from './DataWayNarrow.tsx';
import { PrivacyReaders } from './PrivacyReaders.tsx';
import { PrivacyReadersNarrow } from './PrivacyReadersNarrow.tsx';
import { RefundDays } from './RefundDays.tsx';
import { RefundDaysNarrow } from './RefundDaysNarrow.tsx';
import { TermsContract } from './TermsContract.tsx';
import { TermsContractNarrow } from './TermsContractNarrow.tsx';
import { TermsDispute } from './TermsDispute.tsx';
import { TermsDisputeNarrow } from './TermsDisputeNarrow.tsx';
import { TermsLiability } from './TermsLiability.tsx';
import { TermsLiabilityNarrow } from './TermsLiabilityNarrow.tsx';

/** The drawings in the text of policies: wide ones, and a narrow one of each for phones. */
export const policyDetailScenes: Scenes<'policyDetails'> = {
  'policy-data-breach': { scene: DataBreach, width: 872, height: 208 },
  'policy-data-breach-narrow': { scene: DataBreachNarrow, width: 350, height: 238 },
  'policy-data-way': { scene: DataWay, width: 872, height: 242 },
  'policy-data-way-narrow': { scene: DataWayNarrow, width: 350, height: 328 },
  'policy-privacy-readers': { scene: PrivacyReaders, width: 872, height: 299 },
  'policy-privacy-readers-narrow': { scene: PrivacyReadersNarrow, width: 350, height: 332 },
  'policy-refund-days': { scene: RefundDays, width: 872, height: 136 },
  'policy-refund-days-narrow': { scene: RefundDaysNarrow, width: 350, height: 270 },
  'policy-terms-contract': { scene: TermsContract, width: 872, height: 208 },
  'policy-terms-contract-narrow': { scene: TermsContractNarrow, width: 350, height: 262 },
  'policy-terms-dispute': { scene: TermsDispute, width: 872, height: 260 },
  'policy-terms-dispute-narrow': { scene: TermsDisputeNarrow, width: 350, height: 220 },
  'policy-terms-liability': { scene: TermsLiability, width: 872, height: 296 },
  'policy-terms-liability-narrow': { scene: TermsLiabilityNarrow, width: 350, height: 182 },
};
