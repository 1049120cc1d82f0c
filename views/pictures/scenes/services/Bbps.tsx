import { ElectricityBill } from '../../kit/documents/ElectricityBill.tsx';
import { PhoneInHand } from '../../kit/people/PhoneInHand.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { FoundBill, PayButton } from '../../kit/screens/FoundBill.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
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
      <PhoneInHand x={322} y={100} turn={3} scale={1.14} width={208} sleeve="green">
        <FoundBill x={0} y={0}>
          <Arrival>
            <PayButton />
          </Arrival>
        </FoundBill>
      </PhoneInHand>
      <StationArrow x={295} y={226} scale={1.5} />
    </Scene>
  );
}
