import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { CardFace } from '../../kit/money/CardFace.tsx';
import { Arm } from '../../kit/people/Arm.tsx';
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
  { shoulder: [26, 70], elbow: [13, 106], wrist: [42, 130], thumb: 'left' },
] as const;

/* Four fingers of the courier round the foot of the reader. */
const rows = [105.5, 110, 114.5, 119] as const;
const fingers = rows.map((y, index) => `M95 ${y}H${[112, 114, 113, 110][index]}`).join('');
const gaps = rows
  .slice(1)
  .map((y) => `M98 ${y - 2.2}H111`)
  .join('');

/** A delivery at the door: the courier has the parcel on one arm and holds out the reader, and the customer has tapped her card. */
export function PosClosing() {
  return (
    <Scene {...closingSize} ground="mint">
      <path
        d="M0 190h34v-40h58v80h30v-56h44v-44h38v20h64V400H0z"
        className="green"
        opacity={0.14}
      />
      <FrontDoor x={326} y={0} />
      <PersonActing
        x={-4}
        y={30}
        scale={1.9}
        clothes="brand"
        looks="right"
        hat={<Cap tone="marigold" />}
        arms={courierArms}
      >
        <Parcel x={11} y={99} scale={0.29} title="" code="" />
      </PersonActing>
      <At x={-4} y={30} scale={1.9}>
        <path d="M61.500 72L58 100" className="stroke-shade" strokeWidth={2.5} opacity={0.22} />
        <Arm
          shoulder={[70, 70]}
          elbow={[72, 112]}
          wrist={[92, 112]}
          bend={13}
          clothes="brand"
          skin="skin"
          hand="none"
        >
          <path d="M90 105Q94 101 99 103V121Q94 122 90 118z" className="skin" />
          <PocketReader x={87} y={60} scale={0.23}>
            <Tick x={64} y={24} size={44} />
          </PocketReader>
          <path d={fingers} className="stroke-skin" strokeWidth={4.6} />
          <path d={gaps} className="stroke-skin-deep" strokeWidth={0.8} />
        </Arm>
      </At>
      <PersonActing x={310} y={36} scale={1.9} hair="bun" clothes="red" looks="left" arms={[]} />
      <At x={310} y={36} scale={1.9}>
        <path d="M33 74L26 98" className="stroke-shade" strokeWidth={2.5} opacity={0.22} />
        <Arm
          shoulder={[26, 70]}
          elbow={[13, 110]}
          wrist={[-7, 97]}
          bend={13}
          clothes="red"
          skin="skin"
          sleeve="short"
          thumb="right"
        >
          <At x={-32} y={90} turn={-80} scale={0.085}>
            <CardFace tone="sheen" ink="on-brand" />
          </At>
        </Arm>
      </At>
      <Panel x={130} y={16} width={126} height={44}>
        <Label x={63} y={29} size={18} weight={800} tone="green-ink" anchor="middle">
          ₹640 paid
        </Label>
      </Panel>
    </Scene>
  );
}
