import { fourStations } from '../../kit/stage/FourStations.tsx';
import type { Scenes } from '../../sceneEntry.ts';
import { BbpsCategories, categorySheet } from './BbpsCategories.tsx';
import { BbpsCounter } from './BbpsCounter.tsx';
import { BbpsCounterNarrow } from './BbpsCounterNarrow.tsx';
import { BbpsNetwork } from './BbpsNetwork.tsx';
import { BbpsNetworkTall } from './BbpsNetworkTall.tsx';
import { PanConsent } from './PanConsent.tsx';
import { PanConsentNarrow } from './PanConsentNarrow.tsx';
import { PanInoperative } from './PanInoperative.tsx';
import { PanInoperativeWide } from './PanInoperativeWide.tsx';
import { PayoutApproval } from './PayoutApproval.tsx';
import { PayoutApprovalTall } from './PayoutApprovalTall.tsx';
import { PayoutModes } from './PayoutModes.tsx';
import { PayoutModesTablet } from './PayoutModesTablet.tsx';
import { PayoutModesWide } from './PayoutModesWide.tsx';
import { RechargeCast } from './RechargeCast.tsx';
import { RechargeCastNarrow } from './RechargeCastNarrow.tsx';
import { RechargeData } from './RechargeData.tsx';
import { RechargeDataNarrow } from './RechargeDataNarrow.tsx';
import { RechargeDth } from './RechargeDth.tsx';
import { RechargeDthNarrow } from './RechargeDthNarrow.tsx';
import { RechargeMobile } from './RechargeMobile.tsx';
import { RechargeMobileNarrow } from './RechargeMobileNarrow.tsx';
import { RechargeTest } from './RechargeTest.tsx';
import { TransferDay } from './TransferDay.tsx';
import { TransferDayNarrow } from './TransferDayNarrow.tsx';
import { TransferDayTablet } from './TransferDayTablet.tsx';
import { TransferJourney } from './TransferJourney.tsx';
import { TransferJourneyNarrow } from './TransferJourneyNarrow.tsx';
import { TransferJourneyTablet } from './TransferJourneyTablet.tsx';
import { TransferMonth } from './TransferMonth.tsx';
import { TransferShelf } from './TransferShelf.tsx';
import { TransferShelfNarrow } from './TransferShelfNarrow.tsx';
import { TravelCoach } from './TravelCoach.tsx';
import { TravelCoachNarrow } from './TravelCoachNarrow.tsx';
import { TravelSteps } from './TravelSteps.tsx';
import { TravelStepsNarrow } from './TravelStepsNarrow.tsx';
import { TravelTatkal } from './TravelTatkal.tsx';
import { TravelTatkalTall } from './TravelTatkalTall.tsx';

/* A page shows them about 280 and 360 wide, so text is 16 or larger. */
/* One of three things side by side. */
const small = { width: 360, height: 320 } as const;

/* The same beside its words on phones. */
const square = { width: 160, height: 160 } as const;

/** The pictures of the API pages past their heroes. */
export const apiDetailScenes: Scenes<'apiDetails'> = {
  'bbps-categories': { scene: BbpsCategories, ...categorySheet },
  'bbps-counter': { scene: BbpsCounter, ...fourStations.wide },
  'bbps-counter-narrow': { scene: BbpsCounterNarrow, ...fourStations.narrow },
  'bbps-network': { scene: BbpsNetwork, width: 400, height: 448 },
  'bbps-network-tall': { scene: BbpsNetworkTall, width: 400, height: 584 },
  'pan-consent': { scene: PanConsent, width: 360, height: 496 },
  'pan-consent-narrow': { scene: PanConsentNarrow, width: 400, height: 372 },
  'pan-inoperative': { scene: PanInoperative, width: 560, height: 432 },
  'pan-inoperative-wide': { scene: PanInoperativeWide, width: 1120, height: 248 },
  'payout-approval': { scene: PayoutApproval, width: 480, height: 448 },
  'payout-approval-tall': { scene: PayoutApprovalTall, width: 360, height: 458 },
  'payout-modes': { scene: PayoutModes, width: 344, height: 592 },
  'payout-modes-tablet': { scene: PayoutModesTablet, width: 720, height: 764 },
  'payout-modes-wide': { scene: PayoutModesWide, width: 1200, height: 428 },
  'recharge-cast': { scene: RechargeCast, width: 1200, height: 192 },
  'recharge-cast-narrow': { scene: RechargeCastNarrow, width: 288, height: 96 },
  'recharge-data': { scene: RechargeData, ...small },
  'recharge-dth': { scene: RechargeDth, ...small },
  'recharge-mobile': { scene: RechargeMobile, ...small },
  'recharge-mobile-narrow': { scene: RechargeMobileNarrow, ...square },
  'recharge-dth-narrow': { scene: RechargeDthNarrow, ...square },
  'recharge-data-narrow': { scene: RechargeDataNarrow, ...square },
  'recharge-test': { scene: RechargeTest, width: 400, height: 440 },
  'transfer-day': { scene: TransferDay, width: 1200, height: 276 },
  'transfer-day-narrow': { scene: TransferDayNarrow, width: 400, height: 342 },
  'transfer-day-tablet': { scene: TransferDayTablet, width: 720, height: 380 },
  'transfer-journey': { scene: TransferJourney, width: 1200, height: 360 },
  'transfer-journey-narrow': { scene: TransferJourneyNarrow, width: 420, height: 672 },
  'transfer-journey-tablet': { scene: TransferJourneyTablet, width: 720, height: 480 },
  'transfer-month': { scene: TransferMonth, width: 400, height: 540 },
  'transfer-shelf': { scene: TransferShelf, width: 1200, height: 284 },
  'transfer-shelf-narrow': { scene: TransferShelfNarrow, ...fourStations.narrow },
  'travel-coach': { scene: TravelCoach, width: 1200, height: 376 },
  'travel-coach-narrow': { scene: TravelCoachNarrow, width: 400, height: 332 },
  'travel-steps': { scene: TravelSteps, ...fourStations.wide },
  'travel-steps-narrow': { scene: TravelStepsNarrow, ...fourStations.narrow },
  'travel-tatkal': { scene: TravelTatkal, width: 400, height: 456 },
  'travel-tatkal-tall': { scene: TravelTatkalTall, width: 400, height: 600 },
};
