import { Boxes } from '../../kit/shapes/Boxes.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** A cheque leaf, and the code printed on it enlarged into its three groups. */
export function WhatAnIfscTellsYou() {
  return (
    <Cover topic="transfer" motif={<BankCode />}>
      <Panel x={36} y={32} width={568} height={224} radius={8}>
        <Glyph name="bank" x={24} y={20} size={32} tone="green" bold />
        <Label x={68} y={45} size={24} weight={700}>
          Your bank
        </Label>
        <rect x={328} y={16} width={216} height={40} rx={8} className="green-soft" />
        <Label x={436} y={44} size={21} weight={600} tone="green-ink" anchor="middle">
          ABCD0123456
        </Label>
        <Label x={24} y={94} size={20} tone="muted">
          Pay
        </Label>
        <path d="M72 102H544" className="stroke-faint" strokeWidth={2} />
        <path d="M416 112h128v36H416z" className="stroke-faint" strokeWidth={2} />
        <Label x={480} y={138} size={20} weight={700} anchor="middle">
          ₹12,500
        </Label>
        <Label x={76} y={94} size={20} weight={600}>
          Meera Krishnan
        </Label>
      </Panel>
      <path d="M364 88L40 196H600L580 88z" className="green" opacity={0.16} />
      <Panel x={24} y={192} width={592} height={144}>
        <Boxes
          x={25}
          y={20}
          scale={1.35}
          size={32}
          text="ABCD0123456"
          chosen={[4]}
          groups={[
            [0, 3, 'Bank'],
            [4, 4, 'Zero'],
            [5, 10, 'Branch'],
          ]}
        />
      </Panel>
    </Cover>
  );
}

/* For small cards: a bank and the name of its code. */
const BankCode = () => (
  <Panel x={24} y={20} width={128} height={136}>
    <Glyph name="bank" x={28} y={12} size={72} tone="green" bold />
    <rect x={14} y={90} width={100} height={34} rx={8} className="green-soft" />
    <Label x={64} y={116} size={25} weight={800} anchor="middle" tone="green-ink">
      IFSC
    </Label>
  </Panel>
);
