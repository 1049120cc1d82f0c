import { Rings } from '../../kit/Backdrop.tsx';
import { Envelope } from '../../kit/Envelope.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PanLetter } from '../../kit/PanLetter.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The e-PAN in the inbox, and the card in its envelope. */
export function PanDelivery() {
  return (
    <Scene width={400} height={400} ground="mint" grows="around">
      <Rings x={400} y={400} size={300} tone="green-soft" />
      <Panel x={24} y={28} width={304} height={84}>
        <rect x={16} y={16} width={52} height={52} rx={8} className="brand-soft" />
        <Glyph name="mail" x={27} y={27} size={30} tone="brand-ink" />
        <Label x={84} y={38} size={17} weight={800}>
          Your e-PAN
        </Label>
        <Label x={84} y={62} tone="muted">
          To Meera Das, by email
        </Label>
      </Panel>
      <Envelope x={72} y={132} scale={0.96}>
        <PanLetter />
      </Envelope>
    </Scene>
  );
}
