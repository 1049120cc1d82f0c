import { PlaceFound } from '../../kit/places/PlaceFound.tsx';
import { StreetMap } from '../../kit/places/StreetMap.tsx';
import { IfscResult, NumberResult, PincodeResult } from '../../kit/screens/CodeResults.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a pincode tells, and the place of the town that it leads to; smaller, what a number and an IFSC tell. */
export function OperatorFinder() {
  return (
    <Scene width={640} height={520}>
      <StreetMap x={0} y={0} width={640} height={520} night>
        <PlaceFound x={500} y={406} scale={1.15} />
      </StreetMap>
      <PincodeResult x={32} y={32} scale={1.3} />
      <NumberResult x={32} y={246} scale={1.25} />
      <IfscResult x={32} y={378} scale={1.25} />
    </Scene>
  );
}
