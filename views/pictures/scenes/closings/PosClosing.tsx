import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { CardFace } from '../../kit/money/CardFace.tsx';
import { Cap } from '../../kit/people/Cap.tsx';
import { PersonActing } from '../../kit/people/PersonActing.tsx';
import { FrontDoor } from '../../kit/places/FrontDoor.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Parcel } from '../../kit/things/Parcel.tsx';
import { closingSize } from './closingSize.ts';

const courierArms = [
  { shoulder: [70, 70], elbow: [74, 114], wrist: [97, 118], thumb: 'left' },
  { shoulder: [26, 70], elbow: [10, 106], wrist: [40, 130], thumb: 'left' },
] as const;

const customerArm = [
  { shoulder: [26, 70], elbow: [14, 108], wrist: [-8, 104], thumb: 'right' },
] as const;

/* Thumb and fingers of the hand behind the reader, which close over its edges. */
const thumb = 'M93 121L100 112L102.500 105';
const fingers = 'M132 111H127M133 116H126M132.500 121H126.500M131 126H127.500';

const gaps = 'M127 113.500H133M126.500 118.500H133.500M127 123.500H132.500';

/** A delivery at the door: the courier has the parcel on one arm and holds out the reader, and the customer taps her card. */
export function PosClosing() {
  return (
    <Scene {...closingSize} ground="mint">
      <path d="M0 190h34v-40h58v80h30v-56h44v-44h38V400H0z" className="green" opacity={0.14} />
      <FrontDoor x={262} y={0} />
      <PersonActing
        x={2}
        y={30}
        scale={1.9}
        clothes="brand"
        looks="right"
        hat={<Cap tone="marigold" />}
        arms={courierArms}
      >
        <Parcel x={2} y={94} scale={0.28} title="" code="" />
      </PersonActing>
      <At x={2} y={30} scale={1.9}>
        <PocketReader x={92} y={66} scale={0.25}>
          <Tick x={64} y={24} size={44} />
        </PocketReader>
        <path d={thumb} className="stroke-skin" strokeWidth={6} />
        <path d={fingers} className="stroke-skin" strokeWidth={4.6} />
        <path d={gaps} className="stroke-skin-deep" strokeWidth={0.8} />
      </At>
      <PersonActing
        x={260}
        y={36}
        scale={1.9}
        hair="bun"
        clothes="red"
        looks="left"
        hangs="right"
        arms={customerArm}
      >
        <At x={-32} y={79} turn={8} scale={0.1}>
          <CardFace tone="sheen" ink="on-brand" />
        </At>
      </PersonActing>
      <Panel x={142} y={18} width={108} height={42}>
        <Label x={54} y={28} size={18} weight={800} tone="green-ink" anchor="middle">
          ₹640 paid
        </Label>
      </Panel>
    </Scene>
  );
}
