import { StationClock } from '../../kit/places/StationClock.tsx';
import { PassengerCode } from '../../kit/screens/PassengerCode.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words: the clock on an arm from the wall, and below it the passenger’s code. */
export function TravelTatkalTall() {
  return (
    <Scene width={400} height={600} ground="warm" grows="around">
      <Rings x={400} y={0} size={420} tone="marigold-soft" />
      <Label x={32} y={62} size={30} weight={800}>
        Tatkal
      </Label>
      <Label x={32} y={92} size={21} tone="muted">
        for agents
      </Label>
      <path d="M200 255H1200v10H200z" className="deep" />
      <StationClock x={200} y={260} scale={0.9} />
      <PassengerCode x={32} y={424} />
    </Scene>
  );
}
