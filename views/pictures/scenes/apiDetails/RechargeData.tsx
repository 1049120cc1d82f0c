import { DataCard } from '../../kit/devices/DataCard.tsx';
import { NumberTag } from '../../kit/shapes/NumberTag.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A laptop with a 4G data card that has found its network, and the number of the card. */
export function RechargeData() {
  return (
    <Scene width={360} height={320} ground="mint">
      <Rings x={180} y={150} size={220} tone="green-soft" />
      <DataCard connected x={232} y={155} scale={0.74} />
      <At x={42} y={44} scale={0.9}>
        <ellipse cx={105} cy={154} rx={112} ry={5} className="shade" />
        <rect x={14} width={182} height={136} rx={10} className="deep" />
        <rect x={24} y={10} width={162} height={116} rx={4} fill="url(#sheen)" />
        <path
          d="M56 68h98M105 19c34 30 34 68 0 98-34-30-34-68 0-98z"
          className="stroke-on-brand"
          strokeWidth={4}
        />
        <circle cx={105} cy={68} r={49} className="stroke-on-brand" strokeWidth={4} />
        <path d="M-6 136H216L211 149q-2 5-7 5H6q-5 0-7-5z" className="deep-lift" />
        <path
          d="M80 136h50v2a6 6 0 01-6 6H86a6 6 0 01-6-6z"
          className="on-deep-muted"
          opacity={0.6}
        />
      </At>
      <NumberTag>81000 XXXXX</NumberTag>
    </Scene>
  );
}
