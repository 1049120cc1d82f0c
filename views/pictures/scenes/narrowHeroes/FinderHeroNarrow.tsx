import { KolkataNight } from '../../kit/places/KolkataNight.tsx';
import { PlaceFound } from '../../kit/places/PlaceFound.tsx';
import { NumberResult, PincodeResult } from '../../kit/screens/CodeResults.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page of finders, for phones: the pincode above the place that it leads to, a smaller result beside that. */
export function FinderHeroNarrow() {
  return (
    <Scene width={400} height={448} ground="deep">
      <At x={19} y={48} scale={0.62}>
        <KolkataNight />
        <At x={358} y={516} turn={-91}>
          <Label x={0} y={0} size={24} weight={600} tone="on-deep" anchor="middle" spacing={1}>
            Hooghly
          </Label>
        </At>
        <Label x={486} y={620} size={22} weight={600} tone="on-deep" anchor="middle">
          Maidan
        </Label>
        <PlaceFound x={526} y={470} scale={0.96} />
      </At>
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
      <PincodeResult x={20} y={20} />
      <NumberResult x={20} y={345} scale={0.94} />
    </Scene>
  );
}
