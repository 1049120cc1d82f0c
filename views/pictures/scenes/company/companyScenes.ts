import { pageSize, type Scenes } from '../../sceneEntry.ts';
import { About } from './About.tsx';
import { Career } from './Career.tsx';
import { Contact } from './Contact.tsx';
import { Subscribe } from './Subscribe.tsx';

/** The pictures of the pages about the company. */
export const companyScenes: Scenes<'company'> = {
  about: { scene: About, ...pageSize },
  career: { scene: Career, ...pageSize },
  contact: { scene: Contact, ...pageSize },
  subscribe: { scene: Subscribe, ...pageSize },
};
