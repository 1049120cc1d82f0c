import { KolkataNight } from '../../kit/places/KolkataNight.tsx';
import { PlaceFound } from '../../kit/places/PlaceFound.tsx';
import { NumberShort, PincodeShort } from '../../kit/screens/CodeResults.tsx';
import { IfscShort } from '../../kit/screens/IfscResults.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Leader } from '../../kit/shapes/Leader.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page of finders, for phones: the pincode at its place on the map, and the other two codes on one card. */
export function FinderHeroNarrow() {
  return (
    <Scene width={400} height={448} ground="deep">
      <At x={-70} y={-66} scale={0.76}>
        <KolkataNight isBare />
        <At x={326} y={452} turn={-86}>
          <Label x={0} y={0} size={23} weight={600} tone="on-deep" anchor="middle" spacing={1}>
            Hooghly
          </Label>
        </At>
      </At>
      <PlaceFound x={293} y={288} scale={0.84} />
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
      <PincodeShort x={20} y={20} />
      <Leader
        points={[
          [226, 66],
          [293, 66],
          [293, 170],
        ]}
      />
      <Panel x={20} y={330} width={276} height={98}>
        <IfscShort x={16} y={11} />
        <path d="M16 49.500H260" className="stroke-line" />
        <NumberShort x={16} y={55} />
      </Panel>
    </Scene>
  );
}
