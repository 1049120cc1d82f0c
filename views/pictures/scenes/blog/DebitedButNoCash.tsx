import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** A mobile ATM that declined, its slip, and the money on its way back to the account. */
export function DebitedButNoCash() {
  return (
    <Cover ground="mint" motif={[6, 18, 235]}>
      <Receipt
        x={256}
        y={16}
        turn={2}
        scale={1.36}
        width={176}
        title="No cash given"
        note="16 Nov 2026"
        lines={[['Reference', '6320…']]}
        total={['Asked', '₹2,000']}
      />
      <PinReader x={32} y={28} scale={1.2}>
        <Label x={64} y={32} size={24} weight={800} tone="red" anchor="middle">
          Declined
        </Label>
      </PinReader>
      <path
        d="M516 96c44 0 56 40 56 112m-18-18l18 18 18-18"
        className="stroke-green"
        strokeWidth={7}
      />
      <Panel x={376} y={240} width={232} height={96}>
        <Avatar x={48} y={48} size={56} glyph="bank" tone="green" />
        <Label x={88} y={39} size={20} weight={600} tone="muted">
          Account
        </Label>
        <Label x={88} y={75} size={28} weight={800} tone="green-ink">
          +₹2,000
        </Label>
      </Panel>
    </Cover>
  );
}
