import { Banknotes } from '../../kit/Banknotes.tsx';
import { Fingerprint } from '../../kit/Fingerprint.tsx';
import { Label } from '../../kit/Label.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Receipt } from '../../kit/Receipt.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The head of the AEPS page for phones: the same withdrawal in larger letters. */
export function AepsHeroNarrow() {
  return (
    <Scene width={400} height={360} ground="mint">
      <Phone x={12} y={24} width={212} height={480} time="11:08">
        <Label x={97} y={76} size={17} weight={700} anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={97} y={120} size={36} weight={800} anchor="middle">
          ₹3,000
        </Label>
        <Label x={97} y={150} size={15} weight={600} anchor="middle">
          XXXX XXXX 4821
        </Label>
        <rect x={20} y={168} width={154} height={176} rx={16} className="green-soft" />
        <Fingerprint x={58} y={188} size={96} tone="green" />
        <Label x={97} y={314} size={17} weight={700} tone="green-ink" anchor="middle">
          Matched
        </Label>
      </Phone>
      <Receipt
        x={227}
        y={32}
        turn={3}
        width={168}
        title="Cash out"
        lines={[['Balance', '₹12,460']]}
        total={['Paid', '₹3,000']}
      />
      <Banknotes x={232} y={264} count={4} value="₹500" scale={0.8} />
      <Scanner x={8} y={260} scale={0.5} />
    </Scene>
  );
}
