import { Banknotes } from '../../kit/Banknotes.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { MapRoute } from '../../kit/MapRoute.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PersonReaching } from '../../kit/PersonReaching.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Shop } from '../../kit/Shop.tsx';
import { TurningTick } from '../../kit/TurningTick.tsx';

/** The way of a transfer across the page: cash at a counter in Surat, a credit in Darbhanga. */
export function TransferJourney() {
  return (
    <Scene width={1200} height={320}>
      <MapRoute
        x={0}
        y={0}
        width={1200}
        height={320}
        stops={[
          [380, 216],
          [540, 152],
          [690, 184],
          [830, 112],
        ]}
      />
      <path d="M0 296H412a24 24 0 0124 24H0z" className="brand-soft" />
      <Shop x={136} y={40} hair="short" clothes="green" looks="left" />
      <PersonReaching x={38} y={40} hair="turban" clothes="marigold">
        <Banknotes x={-6} y={-18} turn={-8} count={2} scale={0.34} />
      </PersonReaching>
      <Panel x={396} y={88} width={104} height={48} radius={12}>
        <Label x={52} y={32} size={20} weight={700} anchor="middle">
          Surat
        </Label>
      </Panel>
      <Panel x={540} y={212} width={260} height={72} tone="sheen">
        <Glyph name="send" x={24} y={22} size={28} tone="on-brand" />
        <Label x={68} y={46} size={24} weight={800} tone="on-brand">
          ₹3,000
        </Label>
        <Label x={236} y={45} size={20} tone="on-brand" anchor="end">
          IMPS
        </Label>
      </Panel>
      <Panel x={700} y={36} width={152} height={48} radius={12}>
        <Label x={76} y={32} size={20} weight={700} anchor="middle">
          Darbhanga
        </Label>
      </Panel>
      <Panel x={868} y={72} width={276} height={176}>
        <Label x={24} y={46} size={20} tone="muted">
          Sunita Devi
        </Label>
        <Label x={24} y={74} size={20} tone="muted">
          XXXXXXXX4821
        </Label>
        <path d="M24 94.500H252" className="stroke-line" />
        <TurningTick x={44} y={134} size={36} />
        <Label x={76} y={128} size={20} weight={600} tone="green-ink">
          Credited 12:08
        </Label>
        <Label x={76} y={156} size={24} weight={800}>
          +₹3,000
        </Label>
      </Panel>
    </Scene>
  );
}
