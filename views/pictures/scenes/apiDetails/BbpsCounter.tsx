import { billGrounds, billMoments } from '../../kit/money/billMoments.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** A bill on its way along the counter, each moment over the words of its step. */
export const BbpsCounter = () => <FourStations tone={billGrounds}>{billMoments}</FourStations>;
