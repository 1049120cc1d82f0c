import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { TapRings } from '../shapes/TapRings.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { Magnifier } from '../things/Magnifier.tsx';

/* Nobody's card: what it says is lines, and in the lens the letter that tells what kind of holder has it. */
const PanCard = () => (
  <>
    <At x={38} y={14} turn={-5}>
      <g className="sheet">
        <rect width={118} height={76} rx={9} className="paper" />
        <path d="M0 20V9A9 9 0 019 0H109A9 9 0 01118 9V20z" className="marigold" />
        <rect x={12} y={30} width={28} height={34} rx={5} className="brand-soft" />
        <circle cx={26} cy={42} r={6.5} className="skin" />
        <path d="M14.500 64q1-12 11.500-12t11.500 12z" className="brand" />
        <path d="M52 36H96M52 60H80" className="stroke-line" strokeWidth={6} />
        <path d="M52 48H106" className="stroke-faint" strokeWidth={6} />
      </g>
    </At>
    <Magnifier x={156} y={42} scale={0.54} tone="surface">
      <Label x={0} y={22} size={62} weight={700} tone="brand-ink" anchor="middle">
        P
      </Label>
    </Magnifier>
  </>
);

const Card = () => (
  <>
    <TapRings x={152} y={50} size={44} />
    <At x={62} y={20} turn={-6}>
      <rect width={120} height={76} rx={10} fill="url(#sheen)" />
      <rect
        x={0.5}
        y={0.5}
        width={119}
        height={75}
        rx={9.5}
        className="stroke-on-brand"
        opacity={0.3}
      />
      <rect x={14} y={26} width={28} height={22} rx={5} className="marigold" />
      <Glyph name="tap" x={84} y={25} tone="on-brand" />
    </At>
  </>
);

const Salary = () => (
  <>
    <g className="sheet">
      <rect x={58} y={11} width={80} height={74} rx={10} className="paper" />
      <path d="M58 33V21a10 10 0 0110-10H128a10 10 0 0110 10V33z" className="brand" />
      <Label x={98} y={73} size={36} weight={800} anchor="middle">
        30
      </Label>
    </g>
    <Tick x={166} y={60} size={48} />
  </>
);

const Television = () => (
  <>
    <path d="M120 72V84M94 86H146" className="stroke-deep" strokeWidth={6} />
    <rect x={62} y={10} width={116} height={66} rx={8} className="deep" />
    <rect x={69} y={17} width={102} height={52} rx={4} className="deep-lift" />
    <Label x={120} y={56} size={38} weight={800} tone="code-string" anchor="middle">
      ?
    </Label>
  </>
);

/** What each article is on, in one thing, and the class or the gradient behind it. */
export const feedCovers = {
  pan: ['green-soft', <PanCard key="pan" />],
  card: ['url(#night)', <Card key="card" />],
  salary: ['green-soft', <Salary key="salary" />],
  television: ['brand-soft', <Television key="television" />],
} as const satisfies Record<string, readonly [ground: string, motif: ReactNode]>;

export type CoverName = keyof typeof feedCovers;
