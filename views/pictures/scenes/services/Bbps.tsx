import { ElectricityBill } from '../../kit/documents/ElectricityBill.tsx';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { FoundBill, PayButton } from '../../kit/screens/FoundBill.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** On a shop's counter: the bill with its number ringed, and the phone that has found it. */
export function Bbps() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={320} y={260} size={400} tone="marigold-soft" />
      <path d="M0 456H640V520H0z" fill="url(#sheen)" />
      <path d="M0 448H640V468H0z" className="brand-lift" />
      <Awning x={0} y={0} stripe={640 / 9} count={9} drop={36} />
      <ElectricityBill x={26} y={102} turn={-2} scale={1.15} height={278} />
      <At x={330} y={90} turn={3} scale={1.12}>
        <FoundBill x={0} y={0}>
          <Arrival>
            <PayButton />
          </Arrival>
        </FoundBill>
        <PressingHand x={150} y={254} turn={47} scale={0.58} sleeve="green" />
      </At>
      <StationArrow x={295} y={226} scale={1.5} />
    </Scene>
  );
}
