import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { TapRings } from '../shapes/TapRings.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';

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
  card: ['url(#night)', <Card key="card" />],
  salary: ['green-soft', <Salary key="salary" />],
  television: ['brand-soft', <Television key="television" />],
} as const satisfies Record<string, readonly [ground: string, motif: ReactNode]>;

export type CoverName = keyof typeof feedCovers;
