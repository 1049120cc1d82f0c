import { pageSize, type Scenes } from '../../sceneEntry.ts';
import { About } from './About.tsx';
import { AboutNarrow } from './AboutNarrow.tsx';
import { AboutWork } from './AboutWork.tsx';
import { AboutWorkTall } from './AboutWorkTall.tsx';
import { Career } from './Career.tsx';
import { CareerReview } from './CareerReview.tsx';
import { Contact } from './Contact.tsx';
import { Subscribe } from './Subscribe.tsx';
import { SubscribeMail } from './SubscribeMail.tsx';
import { SubscribeNarrow } from './SubscribeNarrow.tsx';
import { SubscribeReader } from './SubscribeReader.tsx';
import { SubscribeReaderTall } from './SubscribeReaderTall.tsx';
import { SubscribeStop } from './SubscribeStop.tsx';

/** The pictures of the pages about the company. */
export const companyScenes: Scenes<'company'> = {
  about: { scene: About, ...pageSize },
  'about-narrow': { scene: AboutNarrow, width: 480, height: 460 },
  'about-work': { scene: AboutWork, width: 480, height: 520 },
  'about-work-tall': { scene: AboutWorkTall, width: 400, height: 580 },
  career: { scene: Career, ...pageSize },
  'career-review': { scene: CareerReview, width: 400, height: 600 },
  contact: { scene: Contact, width: 480, height: 320 },
  subscribe: { scene: Subscribe, ...pageSize },
  'subscribe-mail': { scene: SubscribeMail, width: 560, height: 248 },
  'subscribe-narrow': { scene: SubscribeNarrow, width: 400, height: 424 },
  'subscribe-reader': { scene: SubscribeReader, width: 560, height: 480 },
  'subscribe-reader-tall': { scene: SubscribeReaderTall, width: 400, height: 496 },
  'subscribe-stop': { scene: SubscribeStop, width: 560, height: 248 },
};
