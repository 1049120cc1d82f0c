import { PlaceFound } from '../../kit/places/PlaceFound.tsx';
import { StreetMap } from '../../kit/places/StreetMap.tsx';
import { IfscResult, PincodeResult } from '../../kit/screens/CodeResults.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page of finders, for phones: the three results in a column, above the town that they lead to. */
export function FinderHeroNarrow() {
  return (
    <Scene width={400} height={460}>
      <StreetMap x={0} y={0} width={400} height={460} from={[152, 24]} night>
        <PlaceFound x={490} y={152} scale={0.72} />
      </StreetMap>
      <Panel x={20} y={20} width={272} height={116}>
        <Glyph name="sim" x={20} y={21} size={26} tone="brand" />
        <Label x={58} y={42} size={22} weight={800}>
          98300XXXXX
        </Label>
        <Pill x={20} y={66} tone="green" size={16} glyph="check">
          Active
        </Pill>
        <Pill x={128} y={66} tone="brand" size={16}>
          Ported
        </Pill>
      </Panel>
      <PincodeResult x={20} y={152} />
      <IfscResult x={20} y={312} />
    </Scene>
  );
}
