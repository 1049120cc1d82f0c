import { Banknotes } from '../../kit/Banknotes.tsx';
import { IconAndWord } from '../../kit/IconAndWord.tsx';
import { Label } from '../../kit/Label.tsx';
import { MapPin } from '../../kit/MapPin.tsx';
import { MapRoute } from '../../kit/MapRoute.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PersonReaching } from '../../kit/PersonReaching.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Shop } from '../../kit/Shop.tsx';
import { TurningTick } from '../../kit/TurningTick.tsx';

/** The same for a phone, from the counter at the top to the account below. */
export function TransferJourneyNarrow() {
  return (
    <Scene width={480} height={440}>
      <MapRoute
        x={0}
        y={0}
        width={480}
        height={440}
        stops={[
          [304, 200],
          [390, 140],
          [410, 290],
        ]}
      />
      <path d="M0 260H320a20 20 0 010 40H0z" className="brand-soft" />
      <Shop x={96} y={48} scale={0.88} hair="short" clothes="green" looks="left" />
      <PersonReaching x={10} y={48} scale={0.88} hair="turban" clothes="marigold">
        <Banknotes x={-6} y={-18} turn={-8} count={2} scale={0.34} />
      </PersonReaching>
      <Panel x={312} y={112} width={152} height={56} radius={28} tone="sheen">
        <IconAndWord x={76} y={28} glyph="send" size={23} weight={800} tone="on-brand">
          ₹3,000
        </IconAndWord>
      </Panel>
      <Panel x={112} y={284} width={336} height={132}>
        <Label x={24} y={40} size={18} weight={700}>
          Sunita Devi
        </Label>
        <Label x={312} y={40} size={17} tone="muted" anchor="end">
          XXXXXXXX4821
        </Label>
        <path d="M24 57.500H312" className="stroke-line" />
        <TurningTick x={44} y={95} size={38} />
        <Label x={78} y={88} size={17} weight={600} tone="green-ink">
          Credited 12:08
        </Label>
        <Label x={78} y={114} size={22} weight={800}>
          +₹3,000
        </Label>
      </Panel>
      <MapPin x={410} y={292} size={52} tone="marigold" />
    </Scene>
  );
}
