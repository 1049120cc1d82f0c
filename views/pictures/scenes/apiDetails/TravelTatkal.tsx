import { StationClock } from '../../kit/places/StationClock.tsx';
import { TatkalHours } from '../../kit/places/TatkalHours.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A station clock at half past ten: the first half hour after ten is not for agents. */
export function TravelTatkal() {
  return (
    <Scene width={400} height={336} ground="warm" grows="around">
      <Rings x={400} y={0} size={300} tone="marigold-soft" />
      <path d="M113-336h14V32h-14z" className="deep-lift" />
      <StationClock x={120} y={104} scale={0.54} />
      <Label x={224} y={98} size={26} weight={800}>
        Tatkal
      </Label>
      <Label x={224} y={126} size={19} tone="muted">
        for agents
      </Label>
      <Panel x={32} y={208} width={336} height={104}>
        <TatkalHours x={24} y={28} width={288} step={48} />
      </Panel>
    </Scene>
  );
}
