import { AimPlan } from '../../kit/records/AimPlan.tsx';
import { fourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones, which show each part beside its word. */
export const AboutAimNarrow = () => <AimPlan {...fourStations.narrow} layout="square" />;
