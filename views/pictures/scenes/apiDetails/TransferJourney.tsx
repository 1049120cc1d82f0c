import { PersonStanding } from '../../kit/people/Person.tsx';
import { IndiaMap } from '../../kit/places/IndiaMap.tsx';
import { PlaceLabel } from '../../kit/places/PlaceLabel.tsx';
import { PlainsHouse } from '../../kit/places/PlainsHouse.tsx';
import { TransferStall } from '../../kit/places/TransferStall.tsx';
import { pointOf } from '../../kit/places/zoneOutline.ts';
import { CreditedCard } from '../../kit/screens/CreditedCard.tsx';
import { SentAmount } from '../../kit/screens/SentAmount.tsx';
import { Way, WayDot } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Of the three people. */
const people = 0.9;

/* Large and quiet behind both places; its tip ends above the fields. */
const map = { x: 438, y: 2, scale: 0.46 } as const;

/* Where a town is on the map. */
const on = (latitude: number, longitude: number) => {
  const { x, y } = pointOf(latitude, longitude);
  return [Math.round(map.x + x * map.scale), Math.round(map.y + y * map.scale)] as const;
};

const surat = on(21.17, 72.83);
const darbhanga = on(26.15, 85.9);

/* From the keeper’s phone over both towns and through the amount, down to the phone of the receiver. */
const counter = [323, 192] as const;
const home = [868, 134] as const;
const way = `M${counter.join(' ')}C370 200 430 200 ${surat.join(' ')}S570 136 ${darbhanga.join(' ')}S690 84 745 84S856 92 ${home.join(' ')}`;

/* One ground for both, with a lane along its front. */
const fields = 'M0 300C180 294 380 304 560 307S960 292 1200 297V360H0z';

/** The way of a transfer across the page: cash at a counter in Surat, a credit for Sunita Devi in Darbhanga. */
export function TransferJourney() {
  return (
    <Scene width={1200} height={360}>
      <path d={fields} className="green-soft" />
      <path d={fields} className="green" opacity={0.22} />
      <path d="M0 328H1200V360H0z" className="marigold-soft" />
      <IndiaMap {...map} />
      <ContactShadow x={68} y={342} width={94} />
      <ContactShadow x={250} y={342} width={276} />
      <ContactShadow x={1035} y={334} width={290} />
      <TransferStall x={24} y={102} scale={people} />
      <PlainsHouse x={886} y={18} scale={0.875} width={340} door={202} window={98} tulsi={142} />
      <ContactShadow x={922} y={346} width={98} />
      <PersonStanding
        x={878}
        y={108}
        scale={people}
        hair="bun"
        clothes="brand-lift"
        looks="right"
        raised
        mirrored={96}
      />
      <PlaceLabel name="Surat" x={452} y={surat[1] + 18} scale={0.82} />
      <PlaceLabel name="Darbhanga" x={darbhanga[0] - 14} y={darbhanga[1] + 18} scale={0.82} />
      <Way d={way} from={counter} to={home} />
      <WayDot at={surat} tone="brand" />
      <WayDot at={darbhanga} tone="brand" />
      <SentAmount x={666} y={62} scale={0.72} />
      <CreditedCard x={724} y={170} scale={0.86} width={146} tail="right" short />
    </Scene>
  );
}
