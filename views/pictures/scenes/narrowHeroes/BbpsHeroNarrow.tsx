import { ElectricityBill } from '../../kit/documents/ElectricityBill.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { FoundBill, PayButton } from '../../kit/screens/FoundBill.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { At } from '../../kit/stage/At.tsx';
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
      <ElectricityBill x={10} y={86} turn={-2} scale={0.76} height={330} />
      <Hand x={369} y={284} turn={72} scale={0.46} sleeve="green">
        <At x={0} y={0} turn={-69} scale={1 / 0.46}>
          <FoundBill x={-186} y={-208} scale={0.97} width={196}>
            <Arrival>
              <PayButton width={146} />
            </Arrival>
          </FoundBill>
        </At>
      </Hand>
      <StationArrow x={181} y={186} />
    </Scene>
  );
}
