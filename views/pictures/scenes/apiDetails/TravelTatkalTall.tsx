import { StationClock } from '../../kit/places/StationClock.tsx';
import { PassengerCode } from '../../kit/screens/PassengerCode.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words: the clock whole, and below it the passenger’s code. */
export function TravelTatkalTall() {
  return (
    <Scene width={400} height={600} ground="warm" grows="around">
      <Rings x={400} y={0} size={420} tone="marigold-soft" />
      <path d="M193-600h14V80h-14z" className="deep-lift" />
      <StationClock x={200} y={236} scale={1.1} />
      <PassengerCode x={32} y={374} />
      <Label x={200} y={556} size={26} weight={800} anchor="middle">
        Tatkal for agents
      </Label>
    </Scene>
  );
}
