import { RadioMast } from '../../kit/devices/RadioMast.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { BoatInPlan } from '../../kit/places/BoatInPlan.tsx';
import { KolkataNight } from '../../kit/places/KolkataNight.tsx';
import { PlaceFound } from '../../kit/places/PlaceFound.tsx';
import { RailTerminus } from '../../kit/places/RailTerminus.tsx';
import { NumberResult, PincodeResult } from '../../kit/screens/CodeResults.tsx';
import { IfscShort } from '../../kit/screens/IfscResults.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Leader } from '../../kit/shapes/Leader.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page of finders, for phones: the three codes, each beside its place on the map, the pincode largest. */
export function FinderHeroNarrow() {
  return (
    <Scene width={400} height={448} ground="deep">
      <At x={0} y={-20} scale={0.63}>
        <KolkataNight />
        <RailTerminus x={-60} y={336} turn={-2.5} scale={0.9} />
        <path d="M140 408h104v32h-104z" className="map" />
        <Label x={192} y={432} size={23} weight={600} tone="on-deep" anchor="middle">
          Howrah
        </Label>
        <At x={323} y={502} turn={-92}>
          <Label x={0} y={0} size={23} weight={600} tone="on-deep" anchor="middle" spacing={1}>
            Hooghly
          </Label>
        </At>
        <BoatInPlan x={572} y={100} turn={22} scale={0.8} />
      </At>
      <RadioMast x={64} y={236} scale={0.6} tone="on-deep" />
      <BankFront x={338} y={276} scale={0.22} />
      <PlaceFound x={300} y={273} scale={0.66} />
      {/* The map lies over the edge of the stage. */}
      <rect
        x={0.5}
        y={0.5}
        width={399}
        height={447}
        rx={15.5}
        className="stroke-on-deep"
        opacity={0.14}
      />
      <PincodeResult x={12} y={14} />
      <NumberResult x={12} y={344} scale={1.03} />
      <IfscShort x={205} y={344} scale={1.03} />
      <Leader
        points={[
          [276, 62],
          [300, 62],
          [300, 180],
        ]}
      />
      <Leader
        points={[
          [364, 344],
          [364, 331],
        ]}
      />
      <Leader
        points={[
          [64, 344],
          [64, 329],
        ]}
      />
    </Scene>
  );
}
