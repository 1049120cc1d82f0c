import { Portrait } from '../../kit/people/Portrait.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The pass of someone new in the office, on its ribbon. */
export function CareerClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <path d="M152 -12L208 72M288 -12L232 72" className="stroke-marigold" strokeWidth={16} />
      <Panel x={90} y={80} width={260} height={300}>
        <path d="M1 58V16a15 15 0 0115 -15H244a15 15 0 0115 15V58z" className="brand" />
        <rect x={106} y={18} width={48} height={12} rx={6} className="surface" />
        <Portrait x={130} y={140} size={124} hair="long" clothes="brand-lift" />
        <Label x={130} y={238} size={27} weight={800} anchor="middle">
          Your first day
        </Label>
        <Label x={130} y={268} size={19} tone="muted" anchor="middle">
          Kolkata office
        </Label>
      </Panel>
      <rect x={200} y={58} width={40} height={48} rx={8} className="deep" />
    </Scene>
  );
}
