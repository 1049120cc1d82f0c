import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PersonStanding } from '../../kit/people/Person.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { MapRoute } from '../../kit/places/MapRoute.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { TownHouse } from '../../kit/places/TownHouse.tsx';
import { TownSign } from '../../kit/places/TownSign.tsx';
import { CreditedCard } from '../../kit/screens/CreditedCard.tsx';
import { SentAmount } from '../../kit/screens/SentAmount.tsx';
import { Way } from '../../kit/shapes/Way.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const size = 0.86;

const town = 'M-8 568C60 534 140 518 220 518s140 4 208 12v50H-8z';

/** The same for a phone, from the counter at the top to the receiver by her house below. */
export function TransferJourneyNarrow() {
  return (
    <Scene width={420} height={560}>
      <MapRoute x={0} y={0} width={420} height={560} stops={[]} />
      <path d="M0 230H420v36H0z" className="brand-soft" />
      <path d="M0 230H420v36H0z" className="brand-lift" opacity={0.3} />
      <path d={town} className="green-soft" />
      <path d={town} className="green" opacity={0.22} />
      <Shop x={92} y={26} scale={size} hair="short" clothes="green" looks="left" />
      <PersonReaching x={10} y={26} scale={size} hair="turban" clothes="marigold">
        <Banknotes x={-6} y={-18} turn={-8} count={2} scale={0.34} />
      </PersonReaching>
      <TownHouse x={308} y={448} scale={0.46} />
      <Way d="M322 172C322 220 340 300 340 366" from={[322, 172]} to={[340, 366]} />
      <TownSign name="Surat" x={322} y={96} scale={0.86} width={104} />
      <PersonStanding x={226} y={322} scale={size} mirrored={96} hair="bun" clothes="brand-lift" />
      <SentAmount x={216} y={256} scale={0.86} />
      <TownSign name="Darbhanga" x={304} y={396} scale={0.72} width={152} />
      <CreditedCard x={10} y={440} width={221} />
    </Scene>
  );
}
