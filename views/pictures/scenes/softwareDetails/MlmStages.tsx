import { FourStations } from '../../kit/FourStations.tsx';
import { mlmStations } from '../../kit/mlmStations.tsx';

/** Over the four stages of a project: the rules, a month by hand, the data, and two systems that agree. */
export const MlmStages = () => <FourStations ground="mint">{mlmStations}</FourStations>;
