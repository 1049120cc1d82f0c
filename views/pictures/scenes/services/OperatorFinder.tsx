import { PlaceFound } from '../../kit/places/PlaceFound.tsx';
import { StreetMap } from '../../kit/places/StreetMap.tsx';
import { IfscResult, PincodeResult } from '../../kit/screens/CodeResults.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a number, a pincode and an IFSC tell, laid over the streets of the town that they lead to. */
export function OperatorFinder() {
  return (
    <Scene width={640} height={520}>
      <StreetMap x={0} y={0} width={640} height={520} night>
        <PlaceFound x={540} y={178} />
      </StreetMap>
      <Panel x={32} y={24} width={360} height={144}>
        <Glyph name="sim" x={24} y={24} size={28} tone="brand" />
        <Label x={64} y={47} size={24} weight={800}>
          98300XXXXX
        </Label>
        <Label x={24} y={84} size={16} tone="muted">
          Your operator, Kolkata circle
        </Label>
        <Pill x={24} y={98} tone="green" size={14} glyph="check">
          Active
        </Pill>
        <Pill x={124} y={98} tone="brand" size={14}>
          Ported
        </Pill>
      </Panel>
      <PincodeResult x={248} y={192} />
      <IfscResult x={72} y={360} />
    </Scene>
  );
}
