import { Terminal } from '../../kit/devices/Terminal.tsx';
import { TerminalPaper } from '../../kit/devices/TerminalPaper.tsx';
import { CardFace } from '../../kit/money/CardFace.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { TapRings } from '../../kit/shapes/TapRings.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

const slip = (
  <TerminalPaper height={76}>
    <Label x={88} y={35} size={17.5} weight={700} anchor="middle">
      Sri Balaji Stores
    </Label>
    <Label x={88} y={62} size={17} anchor="middle">
      Card •••• 4417
    </Label>
  </TerminalPaper>
);

/** The same for phones: the terminal is near, and the frame cuts it between two rows of keys, and the sleeve of who pays. */
export function PosHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="brand">
      <TapRings x={210} y={240} size={250} />
      <Terminal x={18} y={86.1} scale={1.05} paper={slip}>
        <TurningTick x={84} y={28} size={30} />
        <Label x={84} y={66} size={18} weight={600} anchor="middle">
          Approved
        </Label>
        <Label x={84} y={99} size={29} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <Hand x={301} y={254} turn={50} scale={0.62} sleeve="marigold">
        {/* A card keeps its colours after dark. */}
        <g className="sheet">
          <At x={-203} y={51} turn={-60} scale={0.7}>
            <CardFace tone="green-ink" ink="on-brand" groups={3}>
              <Label x={252} y={213} size={38} weight={600} tone="on-brand">
                4417
              </Label>
            </CardFace>
          </At>
        </g>
      </Hand>
    </Scene>
  );
}
