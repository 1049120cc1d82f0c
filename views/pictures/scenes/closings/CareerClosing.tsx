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
      <path d="M156 -12L210 84M284 -12L230 84" className="stroke-marigold" strokeWidth={16} />
      <Panel x={104} y={96} width={232} height={276}>
        <path d="M1 56V16a15 15 0 0115 -15H216a15 15 0 0115 15V56z" className="brand" />
        <rect x={92} y={18} width={48} height={12} rx={6} className="surface" />
        <Portrait x={116} y={118} size={112} hair="long" clothes="brand-lift" />
        <Label x={116} y={214} size={24} weight={800} anchor="middle">
          Your first day
        </Label>
        <Label x={116} y={242} size={17} tone="muted" anchor="middle">
          Kolkata office
        </Label>
      </Panel>
      <rect x={200} y={74} width={40} height={48} rx={8} className="deep" />
    </Scene>
  );
}
