import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PersonStanding } from '../../kit/people/Person.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { MapRoute } from '../../kit/places/MapRoute.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { TownHouse } from '../../kit/places/TownHouse.tsx';
import { CreditedCard } from '../../kit/screens/CreditedCard.tsx';
import { SentAmount } from '../../kit/screens/SentAmount.tsx';
import { Way } from '../../kit/shapes/Way.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const size = 0.8;

const town = 'M-8 508C60 474 160 458 260 458s160 4 228 12v48H-8z';

/** The same for a phone, from the counter at the top to the receiver by her house below. */
export function TransferJourneyNarrow() {
  return (
    <Scene width={480} height={500}>
      <MapRoute x={0} y={0} width={480} height={500} stops={[]} />
      <path d="M0 220H480v36H0z" className="brand-soft" />
      <path d="M0 220H480v36H0z" className="brand-lift" opacity={0.3} />
      <path d={town} className="green-soft" />
      <path d={town} className="green" opacity={0.22} />
      <Shop x={92} y={32} scale={size} hair="short" clothes="green" looks="left" />
      <PersonReaching x={14} y={32} scale={size} hair="turban" clothes="marigold">
        <Banknotes x={-6} y={-18} turn={-8} count={2} scale={0.34} />
      </PersonReaching>
      <TownHouse x={306} y={334} scale={0.84} />
      <Way d="M306 148C380 140 428 190 412 236S372 328 330 336" from={[306, 148]} to={[330, 336]} />
      <PersonStanding x={240} y={260} scale={size} mirrored={96} hair="bun" clothes="brand-lift" />
      <SentAmount x={284} y={196} scale={0.84} />
      <CreditedCard x={16} y={364} width={216} />
    </Scene>
  );
}
