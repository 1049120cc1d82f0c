import { Portrait } from '../../kit/people/Portrait.tsx';
import { cardLoads, LoadButton } from '../../kit/screens/CardLoads.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a company loads before a trip: three people, what each may pay for, and the sum. */
export function PrepaidLoads() {
  return (
    <Scene width={400} height={400} ground="warm" grows="around">
      <Rings x={400} y={0} size={280} tone="marigold-soft" />
      <Panel x={24} y={28} width={352} height={344}>
        <Label x={24} y={46} size={21} weight={800}>
          Before the trip
        </Label>
        {cardLoads.map(([name, use, amount, hair, clothes], index) => (
          <g key={name} transform={`translate(0 ${64 + index * 68})`}>
            <path d="M24 .5H328" className="stroke-line" />
            <Portrait x={46} y={35 + index * 0.01} size={50} hair={hair} clothes={clothes} />
            <Label x={82} y={31} size={17} weight={700}>
              {name}
            </Label>
            <Label x={82} y={52} size={15} tone="muted">
              {use}
            </Label>
            <Label x={328} y={41} size={18} weight={800} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
        <LoadButton x={24} y={276} />
      </Panel>
    </Scene>
  );
}
