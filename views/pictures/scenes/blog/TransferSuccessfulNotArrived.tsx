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
      <At x={18} y={34} scale={0.9}>
        <path d="M354 204H500V328H354z" className="marigold-soft" />
        <path d="M320 212l50-84H488l48 84z" className="skin-deep" />
        <path d="M338 192H524M352 168H510" className="stroke-skin" strokeWidth={5} opacity={0.7} />
        <path d="M412 264a20 20 0 0140 0v64h-40z" className="skin-deep" />
        <rect x={366} y={236} width={32} height={40} rx={4} className="marigold" />
        <path d="M382 236v40m-16-20h32" className="stroke-skin-deep" strokeWidth={4} />
      </At>
      <path d="M262 110C292 92 318 86 346 86" className="stroke-green" {...way} />
      <path d="M438 88c26 2 50 10 68 22" className="stroke-faint" {...way} />
      <circle cx={390} cy={84} r={38} className="surface" />
      <Glyph name="clock" x={362} y={56} size={56} tone="marigold" bold />
      <Panel x={40} y={78} width={244} height={168} turn={-3} radius={20}>
        <Label x={122} y={74} size={52} weight={800} anchor="middle">
          ₹4,500
        </Label>
        <Pill x={122} y={100} anchor="middle" tone="green" size={25} glyph="check">
          Successful
        </Pill>
      </Panel>
      <KeypadPhone x={458} y={106} scale={1.12}>
        <Label x={52} y={56} size={35} weight={800} tone="green-ink" anchor="middle">
          ₹312
        </Label>
      </KeypadPhone>
    </Cover>
  );
}

/* For small cards: a note that still waits. */
const NoteOnItsWay = () => (
  <>
    <At x={12} y={54} turn={-7}>
      <rect width={144} height={80} rx={10} className="green" />
      <rect
        x={8}
        y={8}
        width={128}
        height={64}
        rx={6}
        className="stroke-surface"
        strokeWidth={3}
        opacity={0.6}
      />
      <circle cx={66} cy={40} r={22} className="surface" />
      <Glyph name="rupee" x={50} y={24} size={32} tone="green-ink" bold />
    </At>
    <circle cx={130} cy={116} r={34} className="surface" />
    <circle cx={130} cy={116} r={29} className="marigold-soft" />
    <Glyph name="clock" x={109} y={95} size={42} tone="marigold-ink" bold />
  </>
);
