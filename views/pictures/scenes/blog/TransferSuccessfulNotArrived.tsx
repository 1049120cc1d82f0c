import { KeypadPhone } from '../../kit/devices/KeypadPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const way = { strokeWidth: 6, strokeDasharray: '0.1 14' };

/** A transfer that counts as done, its way that is still being walked, and the old balance in the village. */
export function TransferSuccessfulNotArrived() {
  return (
    <Cover topic="transfer" motif={<NoteOnItsWay />}>
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

/* For small cards: a note that is still on its way to the house. */
const NoteOnItsWay = () => (
  <>
    <path d="M28 112H112V168H28z" className="marigold-soft" />
    <path d="M12 116l30-38H98l30 38z" className="skin-deep" />
    <path d="M30 99H110" className="stroke-skin" strokeWidth={4} opacity={0.7} />
    <path d="M78 168v-24a13 13 0 0126 0v24z" className="skin-deep" />
    <rect x={40} y={128} width={24} height={24} rx={3} className="marigold" />
    <path d="M52 128v24m-12-12h24" className="stroke-skin-deep" strokeWidth={3} />
    <path d="M0 168H176V176H0z" className="green" opacity={0.3} />
    <At x={42} y={26} turn={-7}>
      <rect width={112} height={54} rx={7} className="green" />
      <rect
        x={6}
        y={6}
        width={100}
        height={42}
        rx={4}
        className="stroke-surface"
        strokeWidth={2}
        opacity={0.6}
      />
      <circle cx={46} cy={27} r={14} className="surface" />
      <Glyph name="rupee" x={36} y={17} size={20} tone="green-ink" bold />
    </At>
    <circle cx={144} cy={78} r={28} className="surface" />
    <circle cx={144} cy={78} r={24} className="marigold-soft" />
    <Glyph name="clock" x={127} y={61} size={34} tone="marigold-ink" bold />
  </>
);
