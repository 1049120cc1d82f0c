import { kolkataMapSize } from '../../kit/places/KolkataMap.tsx';
import { fourStations } from '../../kit/stage/FourStations.tsx';
import { vignetteSize } from '../../kit/stage/Vignette.tsx';
import { pageSize, type Scenes } from '../../sceneEntry.ts';
import { About } from './About.tsx';
import { AboutAim, aimSize } from './AboutAim.tsx';
import { AboutAimNarrow } from './AboutAimNarrow.tsx';
import { AboutCards } from './AboutCards.tsx';
import { AboutCardsNarrow } from './AboutCardsNarrow.tsx';
import { AboutCounter } from './AboutCounter.tsx';
import { AboutCounterNarrow } from './AboutCounterNarrow.tsx';
import { AboutNarrow, narrowAboutSize } from './AboutNarrow.tsx';
import { AboutNeeded } from './AboutNeeded.tsx';
import { AboutOffice } from './AboutOffice.tsx';
import { AboutOfficeNarrow } from './AboutOfficeNarrow.tsx';
import { AboutPayments } from './AboutPayments.tsx';
import { AboutPaymentsNarrow } from './AboutPaymentsNarrow.tsx';
import { AboutRefund } from './AboutRefund.tsx';
import { AboutShare } from './AboutShare.tsx';
import { AboutSoftware } from './AboutSoftware.tsx';
import { AboutSoftwareNarrow } from './AboutSoftwareNarrow.tsx';
import { AboutStatus } from './AboutStatus.tsx';
import { AboutWork } from './AboutWork.tsx';
import { AboutWorkTall } from './AboutWorkTall.tsx';
import { Career } from './Career.tsx';
import { CareerFields } from './CareerFields.tsx';
import { CareerHiring } from './CareerHiring.tsx';
import { CareerHiringNarrow } from './CareerHiringNarrow.tsx';
import { CareerInUse } from './CareerInUse.tsx';
import { CareerReview } from './CareerReview.tsx';
import { CareerRight } from './CareerRight.tsx';
import { CareerTeam } from './CareerTeam.tsx';
import { Contact } from './Contact.tsx';
import { ContactDesk } from './ContactDesk.tsx';
import { JobAndroid } from './JobAndroid.tsx';
import { JobSoftware } from './JobSoftware.tsx';
import { OfficeKolkata } from './OfficeKolkata.tsx';
import { OfficeKolkataNarrow } from './OfficeKolkataNarrow.tsx';
import { OfficeUae } from './OfficeUae.tsx';
import { OfficeUaeNarrow } from './OfficeUaeNarrow.tsx';
import { OfficeUsa } from './OfficeUsa.tsx';
import { OfficeUsaNarrow } from './OfficeUsaNarrow.tsx';
import { Subscribe } from './Subscribe.tsx';
import { SubscribeNarrow } from './SubscribeNarrow.tsx';
import { SubscribeSteps } from './SubscribeSteps.tsx';
import { SubscribeStepsNarrow } from './SubscribeStepsNarrow.tsx';

/** The size of a picture beside what the company offers. */
const offerSize = { width: 400, height: 500 } as const;

/** On phones it is low, because four of them stand below each other. */
const lowOfferSize = { width: 350, height: 233 } as const;

/** The size of an open role, which is shown at half of it beside a short text. */
const roleSize = { width: 640, height: 300 } as const;

/** The size of an office's town. */
const townSize = { width: 320, height: 216 } as const;

/** Beside the words on phones it is a square with one landmark. */
const landmarkSize = { width: 160, height: 160 } as const;

/** The pictures of the pages about the company. */
export const companyScenes: Scenes<'company'> = {
  about: { scene: About, ...pageSize },
  'about-aim': { scene: AboutAim, ...aimSize },
  'about-aim-narrow': { scene: AboutAimNarrow, ...fourStations.narrow },
  'about-cards': { scene: AboutCards, ...offerSize },
  'about-cards-narrow': { scene: AboutCardsNarrow, ...lowOfferSize },
  'about-counter': { scene: AboutCounter, ...offerSize },
  'about-counter-narrow': { scene: AboutCounterNarrow, ...lowOfferSize },
  'about-payments': { scene: AboutPayments, ...offerSize },
  'about-payments-narrow': { scene: AboutPaymentsNarrow, ...lowOfferSize },
  'about-software': { scene: AboutSoftware, ...offerSize },
  'about-software-narrow': { scene: AboutSoftwareNarrow, ...lowOfferSize },
  'about-narrow': { scene: AboutNarrow, ...narrowAboutSize },
  'about-needed': { scene: AboutNeeded, ...vignetteSize },
  'about-office': { scene: AboutOffice, width: 1136, height: 400 },
  'about-office-narrow': { scene: AboutOfficeNarrow, width: 480, height: 352 },
  'about-refund': { scene: AboutRefund, ...vignetteSize },
  'about-share': { scene: AboutShare, ...vignetteSize },
  'about-status': { scene: AboutStatus, ...vignetteSize },
  'about-work': { scene: AboutWork, width: 480, height: 520 },
  'about-work-tall': { scene: AboutWorkTall, width: 400, height: 552 },
  career: { scene: Career, ...pageSize },
  'career-fields': { scene: CareerFields, ...vignetteSize },
  'career-hiring': { scene: CareerHiring, ...fourStations.wide },
  'career-hiring-narrow': { scene: CareerHiringNarrow, ...fourStations.narrow },
  'career-in-use': { scene: CareerInUse, ...vignetteSize },
  'career-review': { scene: CareerReview, width: 400, height: 548 },
  'career-right': { scene: CareerRight, ...vignetteSize },
  'career-team': { scene: CareerTeam, ...vignetteSize },
  'job-android': { scene: JobAndroid, ...roleSize },
  'job-software': { scene: JobSoftware, ...roleSize },
  contact: { scene: Contact, ...kolkataMapSize },
  'contact-desk': { scene: ContactDesk, width: 480, height: 216 },
  'office-kolkata': { scene: OfficeKolkata, width: 640, height: 232 },
  'office-kolkata-narrow': { scene: OfficeKolkataNarrow, width: 320, height: 264 },
  'office-uae': { scene: OfficeUae, ...townSize },
  'office-uae-narrow': { scene: OfficeUaeNarrow, ...landmarkSize },
  'office-usa': { scene: OfficeUsa, ...townSize },
  'office-usa-narrow': { scene: OfficeUsaNarrow, ...landmarkSize },
  subscribe: { scene: Subscribe, ...pageSize },
  'subscribe-narrow': { scene: SubscribeNarrow, width: 400, height: 520 },
  'subscribe-steps': { scene: SubscribeSteps, ...fourStations.wide },
  'subscribe-steps-narrow': { scene: SubscribeStepsNarrow, ...fourStations.narrow },
};
