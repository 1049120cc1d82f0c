import { CardFace } from '../../kit/money/CardFace.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { cardLoads, LoadButton } from '../../kit/screens/CardLoads.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const faces = ['sheen', 'green', 'deep-lift'] as const;

/** Beside long words: the same list, with the card of each. */
export function PrepaidLoadsTall() {
  return (
    <Scene width={400} height={552} ground="warm" grows="around">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <Panel x={24} y={28} width={352} height={496}>
        <Label x={24} y={46} size={21} weight={800}>
          Before the trip
        </Label>
        {cardLoads.map(([name, use, amount, hair, clothes], index) => (
          <g key={name} transform={`translate(0 ${68 + index * 116})`}>
            <path d="M24 .5H328" className="stroke-line" />
            <g transform="translate(24 20) scale(.3)">
              <CardFace tone={faces[index] ?? 'sheen'} ink="on-brand" />
            </g>
            <circle cx={142} cy={84} r={25} className="surface" />
            <Portrait x={142} y={84 + index * 0.01} size={50} hair={hair} clothes={clothes} />
            <Label x={328} y={38} size={17} weight={700} anchor="end">
              {name}
            </Label>
            <Label x={328} y={60} size={15} tone="muted" anchor="end">
              {use}
            </Label>
            <Label x={328} y={93} size={23} weight={800} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
        <LoadButton x={24} y={428} />
      </Panel>
    </Scene>
  );
}
