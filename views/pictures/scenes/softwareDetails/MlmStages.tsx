import { mlmStations } from '../../kit/records/mlmStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** Over the four stages of a project: the rules, a month by hand, the data, and two systems that agree. */
export const MlmStages = () => <FourStations>{mlmStations}</FourStations>;
