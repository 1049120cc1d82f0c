import { RadioMast } from '../../kit/devices/RadioMast.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { BoatInPlan } from '../../kit/places/BoatInPlan.tsx';
import { KolkataNight } from '../../kit/places/KolkataNight.tsx';
import { PlaceFound } from '../../kit/places/PlaceFound.tsx';
import { RailTerminus } from '../../kit/places/RailTerminus.tsx';
import { NumberResult, PincodeResult } from '../../kit/screens/codeResults.tsx';
import { IfscResult } from '../../kit/screens/ifscResults.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Leader } from '../../kit/shapes/Leader.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a pincode, an IFSC and a number tell, each beside its place on a map: post office, branch and mast. */
export function OperatorFinder() {
  return (
    <Scene width={640} height={750} ground="deep">
      {/* So high that the whole Maidan lies above the card. */}
      <At x={0} y={-70}>
        <KolkataNight />
        <RailTerminus x={-20} y={336} turn={-2.5} scale={0.9} />
        {/* The lanes fade out around the name. */}
        <path d="M150 404h76v24h-76z" className="map" filter="url(#soft)" />
        <path d="M150 408h76v16h-76z" className="map" filter="url(#soft)" />
        <Label x={188} y={422} size={18} weight={600} tone="on-deep" anchor="middle">
          Howrah
        </Label>
        <At x={321} y={545} turn={-92}>
          <Label x={0} y={0} size={18} weight={600} tone="on-deep" anchor="middle" spacing={1}>
            Hooghly
          </Label>
        </At>
        <Label x={448} y={580} size={18} weight={600} tone="on-deep" anchor="middle">
          Maidan
        </Label>
        <BoatInPlan x={548} y={142} turn={34} scale={0.8} />
        <BoatInPlan x={300} y={700} turn={186} scale={0.8} />
      </At>
      <RadioMast x={120} y={432} tone="on-deep" />
      <BankFront x={532} y={456} scale={0.34} />
      <PlaceFound x={478} y={396} scale={1.1} />
      {/* The map lies over the edge of the stage. */}
      <rect
        x={0.5}
        y={0.5}
        width={639}
        height={749}
        rx={15.5}
        className="stroke-on-deep"
        opacity={0.14}
      />
      <PincodeResult x={28} y={28} scale={1.4} />
      <IfscResult x={359} y={568} scale={0.96} />
      <NumberResult x={28} y={621} scale={1.15} />
      <Leader
        points={[
          [398, 118],
          [478, 118],
          [478, 243],
        ]}
      />
      <Leader
        points={[
          [573, 568],
          [573, 537],
        ]}
      />
      <Leader
        points={[
          [120, 621],
          [120, 587],
        ]}
      />
    </Scene>
  );
}
