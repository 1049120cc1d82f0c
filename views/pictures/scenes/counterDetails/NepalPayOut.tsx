import { Dots } from '../../kit/Backdrop.tsx';
import { Banknotes } from '../../kit/Banknotes.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PersonBust } from '../../kit/Person.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The window of the bank in Nepal, where the money is paid out against the PIN. */
export function NepalPayOut() {
  return (
    <Scene width={400} height={400} ground="mint">
      <Dots x={24} y={24} size={352} rows={4} tone="green" />
      <Panel x={40} y={32} width={320} height={56} tone="deep" radius={8}>
        <Glyph name="bank" x={24} y={14} size={28} tone="marigold" />
        <Label x={68} y={36} size={20} weight={700} tone="on-deep">
          Paying bank, Pokhara
        </Label>
      </Panel>
      <path d="M56 88H344V264H56z" className="brand-soft" />
      <PersonBust x={72} y={116} scale={1.08} clothes="green" hair="short" />
      <path d="M56 88H344V264H56z" className="on-brand" opacity={0.14} />
      <path
        d="M80 120l56-32M96 176l120-88"
        className="stroke-on-brand"
        strokeWidth={8}
        opacity={0.4}
      />
      <path d="M56 88V264M344 88V264" className="stroke-deep-lift" strokeWidth={10} />
      <Panel x={196} y={112} width={132} height={92} radius={8}>
        <Label x={66} y={32} size={15} tone="muted" anchor="middle">
          Collection PIN
        </Label>
        <Label x={66} y={72} size={30} weight={800} anchor="middle">
          ••••
        </Label>
      </Panel>
      <path d="M0 256H400V400H0z" fill="url(#sheen)" />
      <path d="M0 248H400V272H0z" className="brand-lift" />
      <Banknotes x={48} y={276} count={4} value="1,000" scale={0.92} />
      <Panel x={244} y={296} width={132} height={76}>
        <Label x={66} y={31} size={15} tone="muted" anchor="middle">
          Paid out
        </Label>
        <Label x={66} y={58} size={19} weight={800} tone="green-ink" anchor="middle">
          NPR 24,000
        </Label>
      </Panel>
    </Scene>
  );
}
