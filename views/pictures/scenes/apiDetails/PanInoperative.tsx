import { TornPayslip } from '../../kit/documents/TornPayslip.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** A PAN that is valid but not operative, and an arrow to the payslip of its holder, from which the tax is torn off. */
export function PanInoperative() {
  return (
    <Scene width={560} height={432} ground="warm" grows="around">
      <Rings x={560} y={0} size={400} tone="marigold-soft" />
      <path d="M280 170V254" className="stroke-marigold" strokeWidth={3} />
      <CodeWindow
        x={28}
        y={28}
        width={504}
        title=""
        size={21}
        lines={['"panStatus": "valid",', '"operative": false']}
      />
      <Label x={512} y={59.5} size={21} tone="code-number" anchor="end" mono>
        200 OK
      </Label>
      <Tick x={490} y={108} size={30} />
      <circle cx={490} cy={146} r={15} className="red" />
      <Glyph name="x" x={480} y={136} size={20} tone="surface" bold />
      <StationArrow x={280} y={210} turn={90} scale={1.3} />
      <TornPayslip x={28} y={250} />
    </Scene>
  );
}
