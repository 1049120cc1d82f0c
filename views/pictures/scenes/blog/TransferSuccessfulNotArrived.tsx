import { KeypadPhone } from '../../kit/devices/KeypadPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const way = { strokeWidth: 6, strokeDasharray: '0.1 14' };

/** A transfer that counts as done, its way that is still being walked, and the old balance in the village. */
export function TransferSuccessfulNotArrived() {
  return (
    <Cover topic="transfer" motif={[262, 125, 200]}>
      <path d="M160 360c60-56 220-84 480-60v60z" className="green" opacity={0.22} />
      <path d="M316 212H484V328H316z" className="marigold-soft" />
      <path d="M288 218l48-74H464l48 74z" className="skin-deep" />
      <path d="M304 200H496M318 176H482" className="stroke-skin" strokeWidth={5} opacity={0.7} />
      <path d="M396 264a22 22 0 0144 0v64h-44z" className="skin-deep" />
      <rect x={332} y={248} width={40} height={40} rx={4} className="marigold" />
      <path d="M352 248v40m-20-20h40" className="stroke-skin-deep" strokeWidth={4} />
      <path d="M264 97C300 66 328 58 352 56" className="stroke-green" {...way} />
      <Panel x={40} y={64} width={224} height={176} turn={-3}>
        <Label x={24} y={48} size={22} weight={600} tone="muted">
          Transfer
        </Label>
        <Label x={24} y={98} size={44} weight={800}>
          ₹4,500
        </Label>
        <Pill x={24} y={120} tone="green" size={21} glyph="check">
          Successful
        </Pill>
      </Panel>
      <path d="M424 56c32 4 67 16 87 42" className="stroke-faint" {...way} />
      <circle cx={388} cy={56} r={28} className="marigold-soft" />
      <Glyph name="clock" x={368} y={36} size={40} tone="marigold-ink" />
      <KeypadPhone x={464} y={97} turn={2}>
        <Label x={52} y={34} size={20} weight={600} tone="green-ink" anchor="middle">
          Balance
        </Label>
        <Label x={52} y={70} size={30} weight={800} tone="green-ink" anchor="middle">
          ₹312
        </Label>
      </KeypadPhone>
    </Cover>
  );
}
