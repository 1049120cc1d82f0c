import { Child } from '../../kit/people/Child.tsx';
import { type ArmPose, PersonActing } from '../../kit/people/PersonActing.tsx';
import { HillHouse } from '../../kit/places/HillHouse.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const peaks: readonly Peak[] = [
  [366, 76, 150],
  [214, 112, 150],
];

const meadow = 'M-8 296C90 262 250 268 448 244V408H-8z';

/* The edges of the fields on the slope. */
const terraces =
  'M-8 338Q20 330 48 330M224 306Q244 300 262 300M356 312Q400 298 448 302M352 350Q400 336 448 340';

/* Her telephone is at her ear, and her other hand is on the shoulder of the child. */
const arms: readonly ArmPose[] = [
  { shoulder: [25, 70], elbow: [5, 99], wrist: [25, 57], thumb: 'right' },
  { shoulder: [71, 70], elbow: [90, 108], wrist: [112, 139], thumb: 'left' },
];

/** The end of the way, by day: the woman to whom the money was paid out tells it on the telephone, with her child below the same house. */
export function NepalClosing() {
  return (
    <Scene {...closingSize} night="raised">
      <Ranges peaks={peaks} />
      <path d={meadow} className="meadow" />
      <path d={meadow} className="meadow-lit" opacity={0.35} />
      <path
        d="M321 272C321 300 292 308 268 326S230 368 230 408H338C322 350 343 330 343 272z"
        className="meadow"
      />
      <path d={terraces} className="stroke-meadow-lit" strokeWidth={3} opacity={0.4} />
      <HillHouse x={244} y={139} scale={0.9} />
      <ContactShadow x={112} y={370} width={70} />
      <ContactShadow x={185} y={372} width={54} />
      <PersonActing
        x={70}
        y={146}
        scale={0.85}
        hair="bun"
        clothes="red"
        drape="on-deep-muted"
        looks="right"
        arms={arms}
      >
        {/* As bright as the sky is dark, so that it is seen after dark as well. */}
        <At x={26} y={22} turn={-9}>
          <rect width={11} height={29} rx={3} className="ink" />
        </At>
        <Child x={92} y={84} scale={1.34} />
      </PersonActing>
      <Panel x={16} y={16} width={190} height={64}>
        <Tick x={36} y={32} size={30} />
        <Label x={62} y={40} size={23} weight={800} tone="green-ink">
          Received
        </Label>
      </Panel>
    </Scene>
  );
}
