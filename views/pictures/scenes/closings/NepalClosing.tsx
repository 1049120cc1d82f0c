import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Child } from '../../kit/people/Child.tsx';
import { type ArmPose, PersonActing } from '../../kit/people/PersonActing.tsx';
import { HouseFront } from '../../kit/places/HouseFront.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const peaks: readonly Peak[] = [
  [178, 116, 140],
  [60, 132, 140],
];

const grass = 'M-8 350c120-10 300-8 456-2v62H-8z';

/* One hand has the money, the other is on the shoulder of the child. */
const arms: readonly ArmPose[] = [
  {
    shoulder: [25, 70],
    elbow: [14, 104],
    wrist: [34, 118],
    thumb: 'left',
    children: <Banknotes x={34} y={104} turn={-14} count={2} scale={0.24} />,
  },
  { shoulder: [71, 70], elbow: [90, 108], wrist: [112, 139], thumb: 'left' },
];

/** The end of the way: before the house in the hills the family has the money in hand. */
export function NepalClosing() {
  return (
    <Scene {...closingSize}>
      <Ranges peaks={peaks} hour="day" />
      <path d="M-8 276c70-34 150-30 230-16s150 10 226-10v160H-8z" className="green-soft" />
      <HouseFront x={204} y={52} />
      <path d={grass} className="green-soft" />
      <path d={grass} className="green" opacity={0.35} />
      <PersonActing
        x={76}
        y={146}
        scale={0.85}
        hair="long"
        clothes="brand"
        drape="marigold"
        looks="right"
        arms={arms}
      >
        <Child x={92} y={84} scale={1.34} />
      </PersonActing>
      <Panel x={16} y={16} width={192} height={80}>
        <Label x={18} y={33} size={17} weight={600} tone="muted">
          Received
        </Label>
        <Label x={18} y={62} size={23} weight={800} tone="green-ink">
          NPR 24,000
        </Label>
        <Tick x={168} y={28} size={24} />
      </Panel>
    </Scene>
  );
}
