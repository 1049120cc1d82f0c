import { KeypadPhone } from '../../kit/devices/KeypadPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const way = { strokeWidth: 8, strokeDasharray: '0.1 16' };

/** A transfer that counts as done, its way that is still being walked, and the old balance in the village. */
export function TransferSuccessfulNotArrived() {
  return (
    <Cover ground="lilac" motif={<NoteOnItsWay />}>
      <path d="M200 360c60-56 220-84 440-60v60z" className="green" />
      <path d="M354 204H500V328H354z" className="marigold-soft" />
      <path d="M320 212l50-84H488l48 84z" className="skin-deep" />
      <path d="M338 192H524M352 168H510" className="stroke-skin" strokeWidth={5} opacity={0.7} />
      <path d="M412 264a20 20 0 0140 0v64h-40z" className="skin-deep" />
      <rect x={366} y={236} width={32} height={40} rx={4} className="marigold" />
      <path d="M382 236v40m-16-20h32" className="stroke-skin-deep" strokeWidth={4} />
      <path d="M268 104C300 72 330 64 352 62" className="stroke-green" {...way} />
      <path d="M448 62c28 4 52 14 70 34" className="stroke-faint" {...way} />
      <circle cx={400} cy={64} r={44} className="surface" />
      <Glyph name="clock" x={368} y={32} size={64} tone="marigold" bold />
      <Panel x={32} y={72} width={272} height={192} turn={-3} radius={20}>
        <Label x={136} y={84} size={60} weight={800} anchor="middle">
          ₹4,500
        </Label>
        <Pill x={136} y={114} anchor="middle" tone="green" size={29} glyph="check">
          Successful
        </Pill>
      </Panel>
      <KeypadPhone x={478} y={88} turn={3} scale={1.12}>
        <Label x={52} y={58} size={40} weight={800} tone="green-ink" anchor="middle">
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
