import { PlaceFound } from '../../kit/places/PlaceFound.tsx';
import { StreetMap } from '../../kit/places/StreetMap.tsx';
import { IfscResult, NumberResult, PincodeResult } from '../../kit/screens/CodeResults.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page of finders, for phones: the pincode above the place that it leads to, two small results beside that. */
export function FinderHeroNarrow() {
  return (
    <Scene width={400} height={400}>
      <StreetMap x={0} y={0} width={400} height={400} from={[152, 60]} night>
        <PlaceFound x={452} y={396} scale={0.95} />
      </StreetMap>
      <PincodeResult x={20} y={20} />
      <NumberResult x={20} y={184} />
      <IfscResult x={20} y={292} />
    </Scene>
  );
}
