import { bitSize, narrowBitSize } from '../../kit/stage/bitSize.ts';
import { fourStations } from '../../kit/stage/FourStations.tsx';
import type { Scenes } from '../../sceneEntry.ts';
import { CaseInApp } from './CaseInApp.tsx';
import { CaseInAppNarrow } from './CaseInAppNarrow.tsx';
import { CaseInCity } from './CaseInCity.tsx';
import { CaseInCityNarrow } from './CaseInCityNarrow.tsx';
import { CaseOnAir } from './CaseOnAir.tsx';
import { CaseOnAirNarrow } from './CaseOnAirNarrow.tsx';
import { CaseOnPaper } from './CaseOnPaper.tsx';
import { CaseOnPaperNarrow } from './CaseOnPaperNarrow.tsx';
import { codeSize } from './codeSize.ts';
import { InboundHosted } from './InboundHosted.tsx';
import { InboundHostedNarrow } from './InboundHostedNarrow.tsx';
import { InboundLongCode } from './InboundLongCode.tsx';
import { InboundLongCodeNarrow } from './InboundLongCodeNarrow.tsx';
import { InboundReady } from './InboundReady.tsx';
import { InboundReadyNarrow } from './InboundReadyNarrow.tsx';
import { InboundShortCode } from './InboundShortCode.tsx';
import { InboundShortCodeNarrow } from './InboundShortCodeNarrow.tsx';
import { InboundSim } from './InboundSim.tsx';
import { InboundSimNarrow } from './InboundSimNarrow.tsx';
import { InboundWay } from './InboundWay.tsx';
import { InboundWayNarrow } from './InboundWayNarrow.tsx';
import { SmsHeader } from './SmsHeader.tsx';
import { SmsHeaderTall } from './SmsHeaderTall.tsx';
import { SmsLongCode } from './SmsLongCode.tsx';
import { SmsRegistration } from './SmsRegistration.tsx';
import { SmsRegistrationNarrow } from './SmsRegistrationNarrow.tsx';
import { SmsReport } from './SmsReport.tsx';
import { SmsReportNarrow } from './SmsReportNarrow.tsx';
import { SmsShortCode } from './SmsShortCode.tsx';

/** The pictures inside the pages about messages. */
export const messageDetailScenes: Scenes<'messageDetails'> = {
  'case-in-app': { scene: CaseInApp, ...bitSize },
  'case-in-app-narrow': { scene: CaseInAppNarrow, ...narrowBitSize },
  'case-in-city': { scene: CaseInCity, ...bitSize },
  'case-in-city-narrow': { scene: CaseInCityNarrow, ...narrowBitSize },
  'case-on-air': { scene: CaseOnAir, ...bitSize },
  'case-on-air-narrow': { scene: CaseOnAirNarrow, ...narrowBitSize },
  'case-on-paper': { scene: CaseOnPaper, ...bitSize },
  'case-on-paper-narrow': { scene: CaseOnPaperNarrow, ...narrowBitSize },
  'inbound-hosted': { scene: InboundHosted, ...fourStations.wide },
  'inbound-hosted-narrow': { scene: InboundHostedNarrow, ...fourStations.narrow },
  'inbound-long-code': { scene: InboundLongCode, ...codeSize.wide },
  'inbound-long-code-narrow': { scene: InboundLongCodeNarrow, ...codeSize.narrow },
  'inbound-ready': { scene: InboundReady, width: 480, height: 336 },
  'inbound-ready-narrow': { scene: InboundReadyNarrow, width: 400, height: 216 },
  'inbound-short-code': { scene: InboundShortCode, ...codeSize.wide },
  'inbound-short-code-narrow': { scene: InboundShortCodeNarrow, ...codeSize.narrow },
  'inbound-sim': { scene: InboundSim, ...codeSize.wide },
  'inbound-sim-narrow': { scene: InboundSimNarrow, ...codeSize.narrow },
  'inbound-way': { scene: InboundWay, width: 1120, height: 332 },
  'inbound-way-narrow': { scene: InboundWayNarrow, width: 400, height: 642 },
  'sms-header': { scene: SmsHeader, width: 400, height: 236 },
  'sms-header-tall': { scene: SmsHeaderTall, width: 400, height: 502 },
  'sms-long-code': { scene: SmsLongCode, width: 400, height: 164 },
  'sms-registration': { scene: SmsRegistration, width: 1200, height: 256 },
  'sms-registration-narrow': { scene: SmsRegistrationNarrow, ...fourStations.narrow },
  'sms-report': { scene: SmsReport, width: 1136, height: 220 },
  'sms-report-narrow': { scene: SmsReportNarrow, width: 400, height: 340 },
  'sms-short-code': { scene: SmsShortCode, width: 400, height: 164 },
};
