import { KolkataNight } from '../../kit/places/KolkataNight.tsx';
import { PlaceFound } from '../../kit/places/PlaceFound.tsx';
import { RailTerminus } from '../../kit/places/RailTerminus.tsx';
import { IfscResult, NumberResult, PincodeResult } from '../../kit/screens/CodeResults.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** How far the map lies down, so that two results have room above its bridge. */
const down = 148;

/** What a pincode tells, and the place of the town that it leads to; smaller, what an IFSC and a number tell. */
export function OperatorFinder() {
  return (
    <Scene width={640} height={796} ground="deep">
      <At x={0} y={down}>
        <KolkataNight />
        <RailTerminus x={-20} y={320} turn={-2.5} />
        {/* The ground below keeps a lane from running through the name. */}
        <path d="M148 411h84v26h-84z" className="map" />
        <Label x={190} y={430} size={18} weight={600} tone="on-deep" anchor="middle">
          Howrah
        </Label>
        <At x={357} y={560} turn={-91}>
          <Label x={0} y={0} size={18} weight={600} tone="on-deep" anchor="middle" spacing={1}>
            Hooghly
          </Label>
        </At>
        <Label x={486} y={626} size={18} weight={600} tone="on-deep" anchor="middle">
          Maidan
        </Label>
        <PlaceFound x={526} y={470} scale={1.1} />
      </At>
      {/* The map lies over the edge of the stage. */}
      <rect
        x={0.5}
        y={0.5}
        width={639}
        height={795}
        rx={15.5}
        className="stroke-on-deep"
        opacity={0.14}
      />
      <PincodeResult x={32} y={30} scale={1.3} />
      <IfscResult x={32} y={216} scale={1.15} />
      <NumberResult x={32} y={654} scale={1.25} />
    </Scene>
  );
}
