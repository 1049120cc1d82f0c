import { DataCard } from '../../kit/devices/DataCard.tsx';
import { NumberTag } from '../../kit/shapes/NumberTag.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A laptop with a 4G data card that has found its network, and the number of the card. */
export function RechargeData() {
  return (
    <Scene width={360} height={320} ground="mint">
      <Rings x={180} y={150} size={220} tone="green-soft" />
      <At x={38} y={40} scale={0.9}>
        <Shadow width={210} height={168} />
        <rect x={14} width={182} height={136} rx={10} className="deep" />
        <rect x={24} y={10} width={162} height={116} rx={4} fill="url(#sheen)" />
        <path
          d="M56 68h98M105 19c34 30 34 68 0 98-34-30-34-68 0-98z"
          className="stroke-on-brand"
          strokeWidth={4}
        />
        <circle cx={105} cy={68} r={49} className="stroke-on-brand" strokeWidth={4} />
        <path d="M0 136H210V162a10 10 0 01-10 10H10a10 10 0 01-10-10z" className="on-deep-muted" />
        <path
          d="M.500 136.500H209.500V162a10 10 0 01-10 9.500H10a10 10 0 01-9.500-9.500z"
          className="stroke-line"
        />
        <path d="M80 136h50v6a6 6 0 01-6 6H86a6 6 0 01-6-6z" className="deep-lift" opacity={0.5} />
      </At>
      <DataCard connected x={227} y={161} scale={0.84} />
      <NumberTag>81000 XXXXX</NumberTag>
    </Scene>
  );
}
