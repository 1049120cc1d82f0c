import { StationClock } from '../../kit/places/StationClock.tsx';
import { TatkalHours } from '../../kit/places/TatkalHours.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words: the clock whole, the hours below it, and the passenger's code. */
export function TravelTatkalTall() {
  return (
    <Scene width={400} height={640} ground="warm" grows="around">
      <Rings x={400} y={0} size={420} tone="marigold-soft" />
      <path d="M192-640h16V64h-16z" className="deep-lift" />
      <StationClock x={200} y={178} scale={0.82} />
      <Panel x={32} y={330} width={336} height={174}>
        <Label x={24} y={42} size={20} weight={700}>
          Tatkal for agents
        </Label>
        <path d="M24 62.500H312" className="stroke-line" />
        <TatkalHours x={24} y={90} width={288} step={52} />
      </Panel>
      <Panel x={32} y={524} width={336} height={96}>
        <Row
          x={24}
          y={21}
          width={288}
          glyph="lock"
          title="Passenger’s code"
          note="confirms the booking"
          size={22}
          tone="green"
        />
      </Panel>
    </Scene>
  );
}
