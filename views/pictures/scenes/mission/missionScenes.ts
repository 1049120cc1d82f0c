import { pageSize, type Scenes } from '../../sceneEntry.ts';
import { MissionAchievements } from './MissionAchievements.tsx';
import { MissionAchievementsNarrow } from './MissionAchievementsNarrow.tsx';
import { MissionExperience } from './MissionExperience.tsx';
import { MissionExperienceNarrow } from './MissionExperienceNarrow.tsx';
import { MissionLeadership } from './MissionLeadership.tsx';
import { MissionLeadershipNarrow } from './MissionLeadershipNarrow.tsx';
import { MissionQuality } from './MissionQuality.tsx';
import { MissionQualityNarrow } from './MissionQualityNarrow.tsx';
import { MissionSatisfaction } from './MissionSatisfaction.tsx';
import { MissionServices } from './MissionServices.tsx';
import { MissionServicesNarrow } from './MissionServicesNarrow.tsx';
import { MissionSupport } from './MissionSupport.tsx';
import { MissionSupportNarrow } from './MissionSupportNarrow.tsx';
import { narrowMissionSize } from './narrowMissionSize.ts';

const { width, height } = narrowMissionSize;
const narrowSize = { width, height };

/** The pictures of the seven mission points; those with small words have one of their own for phones. */
export const missionScenes: Scenes<'mission'> = {
  'mission-quality': { scene: MissionQuality, ...pageSize },
  'mission-quality-narrow': { scene: MissionQualityNarrow, ...narrowSize },
  'mission-satisfaction': { scene: MissionSatisfaction, ...pageSize },
  'mission-experience': { scene: MissionExperience, ...pageSize },
  'mission-experience-narrow': { scene: MissionExperienceNarrow, ...narrowSize },
  'mission-achievements': { scene: MissionAchievements, ...pageSize },
  'mission-achievements-narrow': { scene: MissionAchievementsNarrow, ...narrowSize },
  'mission-services': { scene: MissionServices, ...pageSize },
  'mission-services-narrow': { scene: MissionServicesNarrow, ...narrowSize },
  'mission-support': { scene: MissionSupport, ...pageSize },
  'mission-support-narrow': { scene: MissionSupportNarrow, ...narrowSize },
  'mission-leadership': { scene: MissionLeadership, ...pageSize },
  'mission-leadership-narrow': { scene: MissionLeadershipNarrow, ...narrowSize },
};
