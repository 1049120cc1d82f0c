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
      <Panel x={16} y={24} width={240} height={132}>
        <Label x={20} y={36} size={18} weight={800}>
          PAN application
        </Label>
        {papers.map((paper, index) => (
          <g
            key={paper}
            transform={`translate(${32 + (index % 2) * 112} ${66 + Math.floor(index / 2) * 36})`}
          >
            <Tick x={0} y={0} size={22} />
            <Label x={18} y={5} weight={600}>
              {paper}
            </Label>
          </g>
        ))}
      </Panel>
      <IdCard
        x={20}
        y={192}
        turn={-2}
        scale={0.98}
        number="ABCPD1234F"
        name="Meera Das"
        born="9 August 2001"
        hair="bun"
      />
      <Panel x={268} y={24} width={116} height={132} radius={8}>
        <Label x={58} y={48} size={14} weight={700} anchor="middle">
          63XXXX4107
        </Label>
        <Arrival>
          <Stamp x={58} y={88} turn={-4} size={13}>
            Received
          </Stamp>
        </Arrival>
      </Panel>
    </Scene>
  );
}
