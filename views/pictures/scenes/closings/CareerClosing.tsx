import { Portrait } from '../../kit/people/Portrait.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The pass of someone new in the office, on its ribbon. */
export function CareerClosing() {
  return (
    <Scene {...closingSize} night="raised">
      <Rings x={440} y={0} size={340} />
      <path d="M146 -12L211 60M294 -12L229 60" className="stroke-marigold" strokeWidth={16} />
      <Panel x={76} y={80} width={288} height={300}>
        <path d="M1 58V16a15 15 0 0115 -15H272a15 15 0 0115 15V58z" className="brand" />
        <rect x={112} y={20} width={64} height={14} rx={7} className="ground" />
        <Portrait x={144} y={140} size={128} hair="bun" clothes="marigold" />
        <Label x={144} y={242} size={31} weight={800} anchor="middle">
          Your first day
        </Label>
        <Label x={144} y={274} size={20} tone="muted" anchor="middle">
          Kolkata office
        </Label>
      </Panel>
      <Clip x={220} y={44} />
    </Scene>
  );
}

/** Holds the two ends of the ribbon, and its tongue goes into the slot of the pass, 62 below. */
const Clip = (place: Place) => (
  <At {...place}>
    <path d="M-8 24H8V58a5 5 0 01-5 5H-3a5 5 0 01-5-5z" className="on-deep-muted" />
    <rect x={-23} width={46} height={34} rx={8} className="deep" />
    <path d="M-13 17H13" className="stroke-on-deep-muted" strokeWidth={3} opacity={0.6} />
  </At>
);
