import { ElectricityBill } from '../../kit/documents/ElectricityBill.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { FoundBill, PayButton } from '../../kit/screens/FoundBill.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The same for phones, where both are as high as there is room. */
export function BbpsHeroNarrow() {
  return (
    <Scene width={400} height={384} ground="warm">
      <Rings x={200} y={220} size={300} tone="marigold-soft" />
      <Awning x={0} y={0} stripe={50} count={8} drop={16} />
      <path d="M0 340H400V384H0z" fill="url(#sheen)" />
      <path d="M0 332H400V350H0z" className="brand-lift" />
      <ElectricityBill x={16} y={84} turn={-2} scale={0.84} height={300} />
      <FoundBill x={214} y={92} scale={0.82}>
        <Arrival>
          <PayButton />
        </Arrival>
      </FoundBill>
      <StationArrow x={203} y={214} scale={1.1} />
    </Scene>
  );
}
