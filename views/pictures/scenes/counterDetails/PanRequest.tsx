import { Scanner } from '../../kit/devices/Scanner.tsx';
import { RequestChoice } from '../../kit/screens/RequestChoice.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The choice of a request, and the scanner on which the applicant’s Aadhaar is authenticated. */
export function PanRequest() {
  return (
    <Scene width={400} height={400} ground="brand" grows="around">
      <Rings x={400} y={0} size={320} tone="brand-lift" />
      <Panel x={32} y={28} width={336} height={216}>
        <RequestChoice x={20} y={20} width={296} step={60} />
      </Panel>
      <Panel x={112} y={276} width={256} height={92}>
        <Label x={76} y={40} size={16} tone="muted">
          Aadhaar
        </Label>
        <Label x={76} y={66} size={17} weight={700}>
          Authenticated
        </Label>
        <Tick x={225} y={46} size={30} />
      </Panel>
      <StepNumber x={32} y={32}>
        1
      </StepNumber>
      <StepNumber x={364} y={280}>
        3
      </StepNumber>
      <Scanner x={28} y={228} scale={0.88} />
    </Scene>
  );
}

/** Of the step that a part of the picture belongs to. */
const StepNumber = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <>
    <circle cx={x} cy={y} r={19} className="marigold" />
    <Label x={x} y={y + 7} size={20} weight={800} tone="deep" anchor="middle">
      {children}
    </Label>
  </>
);
