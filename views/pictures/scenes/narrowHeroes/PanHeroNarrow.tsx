import { Arrival } from '../../kit/Arrival.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { IdCard } from '../../kit/IdCard.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Stamp } from '../../kit/Stamp.tsx';
import { Tick } from '../../kit/Tick.tsx';

const papers = ['Identity', 'Address', 'Birth date', 'Photo'];

/** The head of the PAN counter page for phones: the ticked documents, the slip, and the specimen card. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={440}>
      <Rings x={0} y={0} size={300} />
      <Panel x={16} y={16} width={368} height={160}>
        <Label x={20} y={38} size={18} weight={800}>
          PAN application
        </Label>
        <Label x={20} y={62} tone="muted">
          63XXXX4107
        </Label>
        <Arrival>
          <Stamp x={284} y={42} turn={-4} size={17}>
            Received
          </Stamp>
        </Arrival>
        <path d="M0 80.500H368" className="stroke-line" />
        {papers.map((paper, index) => (
          <g
            key={paper}
            transform={`translate(${36 + (index % 2) * 168} ${106 + Math.floor(index / 2) * 34})`}
          >
            <Tick x={0} y={0} size={22} />
            <Label x={20} y={6} size={16} weight={600}>
              {paper}
            </Label>
          </g>
        ))}
      </Panel>
      <IdCard
        x={20}
        y={198}
        turn={-2}
        scale={0.98}
        number="ABCPD1234F"
        name="Meera Das"
        born="9 August 2001"
        hair="bun"
      />
    </Scene>
  );
}
