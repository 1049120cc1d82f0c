import { pageSize, type Scenes } from '../../sceneEntry.ts';
import { MissionAchievements } from './MissionAchievements.tsx';
import { MissionExperience } from './MissionExperience.tsx';
import { MissionLeadership } from './MissionLeadership.tsx';
import { MissionQuality } from './MissionQuality.tsx';
import { MissionSatisfaction } from './MissionSatisfaction.tsx';
import { MissionServices } from './MissionServices.tsx';
import { MissionSupport } from './MissionSupport.tsx';

/** The pictures of the seven mission points. */
export const missionScenes: Scenes<'mission'> = {
  'mission-quality': { scene: MissionQuality, ...pageSize },
  'mission-satisfaction': { scene: MissionSatisfaction, ...pageSize },
  'mission-experience': { scene: MissionExperience, ...pageSize },
  'mission-achievements': { scene: MissionAchievements, ...pageSize },
  'mission-services': { scene: MissionServices, ...pageSize },
  'mission-support': { scene: MissionSupport, ...pageSize },
  'mission-leadership': { scene: MissionLeadership, ...pageSize },
};
