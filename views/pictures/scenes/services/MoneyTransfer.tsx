import { Phone } from '../../kit/devices/Phone.tsx';
import { Receipt } from '../../kit/documents/Receipt.tsx';
import { MapRoute } from '../../kit/places/MapRoute.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A transfer that was credited, on the map between the two towns, with the sender's receipt. */
export function MoneyTransfer() {
  return (
    <Scene width={640} height={520}>
      <MapRoute
        x={0}
        y={0}
        width={640}
        height={520}
        stops={[
          [584, 184],
          [520, 168],
          [456, 112],
          [384, 96],
        ]}
      />
      <Panel x={344} y={24} width={128} height={40} radius={8}>
        <Label x={64} y={26} size={16} weight={700} anchor="middle">
          Darbhanga
        </Label>
      </Panel>
      <Panel x={512} y={104} width={104} height={40} radius={8}>
        <Label x={52} y={26} size={16} weight={700} anchor="middle">
          Howrah
        </Label>
      </Panel>
      <Phone x={48} y={40} width={280} height={600} head={224} time="12:08">
        <circle cx={131} cy={96} r={32} className="on-brand" opacity={0.2} />
        <Glyph name="send" x={115} y={80} size={30} tone="on-brand" />
        <Label x={131} y={176} size={44} weight={800} tone="on-brand" anchor="middle">
          ₹3,000
        </Label>
        <Label x={131} y={204} size={16} tone="on-brand" anchor="middle">
          sent by IMPS
        </Label>
        <Pill x={131} y={246} anchor="middle" tone="green" glyph="check" size={17}>
          Credited
        </Pill>
        <Label x={24} y={318} tone="muted">
          To
        </Label>
        <Label x={24} y={343} size={19} weight={700}>
          Sunita Devi
        </Label>
        <path d="M24 363.5H238" className="stroke-line" />
        <Label x={24} y={394} tone="muted">
          Account
        </Label>
        <Label x={24} y={419} size={19} weight={700}>
          XXXXXXXX4821
        </Label>
      </Phone>
      <Receipt
        x={352}
        y={224}
        turn={3}
        width={248}
        title="Transfer receipt"
        note="14 Nov 2026, 12:08"
        lines={[
          ['Mode', 'IMPS'],
          ['Reference', '6324XXXXXX07'],
        ]}
        total={['Sent', '₹3,000']}
      />
    </Scene>
  );
}
