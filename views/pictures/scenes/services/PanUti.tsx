import { Arrival } from '../../kit/Arrival.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { LabelledField } from '../../kit/LabelledField.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Photograph } from '../../kit/Photograph.tsx';
import { Receipt } from '../../kit/Receipt.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Stamp } from '../../kit/Stamp.tsx';
import { Tablet } from '../../kit/Tablet.tsx';
import { Tick } from '../../kit/Tick.tsx';

const papers = ['Identity', 'Address', 'Birth date', 'Photo'];

/** An application on the shop's tablet, the slip for the customer, and the shop’s balance. */
export function PanUti() {
  return (
    <Scene width={640} height={520}>
      <Rings x={0} y={0} size={360} />
      <Tablet x={32} y={24} width={456} height={312} scale={1.16}>
        <Label x={24} y={40} size={20} weight={800}>
          PAN application
        </Label>
        <path d="M0 60.500H432" className="stroke-line" />
        <Photograph x={24} y={80} width={96} height={112} hair="bun" />
        <LabelledField x={144} y={98} label="Name" value="Meera Das" size={19} />
        <LabelledField x={144} y={158} label="Born" value="9 Aug 2001" size={19} />
        {papers.map((paper, index) => (
          <g
            key={paper}
            transform={`translate(${36 + (index % 2) * 121} ${220 + Math.floor(index / 2) * 38})`}
          >
            <Tick x={0} y={0} size={24} />
            <Label x={22} y={6} size={16} weight={600}>
              {paper}
            </Label>
          </g>
        ))}
      </Tablet>
      <Receipt
        x={362}
        y={268}
        turn={3}
        width={264}
        title="Acknowledgement"
        note="14 Nov 2026, 12:30"
        lines={[
          ['Number', '63XXXX4107'],
          ['Applicant', 'Meera Das'],
        ]}
        total={['Status', '']}
      />
      <Arrival>
        <g className="sheet">
          <Stamp x={514} y={449} turn={-4} size={18}>
            Received
          </Stamp>
        </g>
      </Arrival>
      <Panel x={32} y={400} width={288} height={96}>
        <rect x={24} y={24} width={48} height={48} rx={24} className="brand-soft" />
        <Glyph name="wallet" x={35} y={35} size={26} tone="brand-ink" />
        <Label x={88} y={42} size={16} tone="muted">
          Fee paid, balance left
        </Label>
        <Label x={88} y={74} size={26} weight={800}>
          ₹4,820
        </Label>
      </Panel>
    </Scene>
  );
}
