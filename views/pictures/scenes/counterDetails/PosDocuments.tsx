import type { ReactNode } from 'react';
import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Signature } from '../../kit/Signature.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { Tick } from '../../kit/Tick.tsx';
import { TileRow } from '../../kit/TileRow.tsx';

const documents: readonly (readonly [name: string, drawing: ReactNode])[] = [
  [
    'card',
    <>
      <rect x={12} y={32} width={92} height={64} rx={8} className="brand-soft" />
      <path d="M12 50V40a8 8 0 018-8h76a8 8 0 018 8v10z" className="brand" />
      <Glyph name="user" x={18} y={58} size={28} tone="brand-ink" />
      <Skeleton x={54} y={60} widths={[40, 28]} step={14} height={6} tone="brand-lift" />
      <Tick x={100} y={100} size={26} />
    </>,
  ],
  [
    'certificate',
    <>
      <rect x={22} y={16} width={72} height={96} rx={8} className="stroke-line" strokeWidth={2} />
      <Skeleton x={34} y={32} widths={[48, 48, 30]} step={15} height={6} />
      <path d="M52 90l-6 24 12-6 12 6-6-24z" className="brand" />
      <circle cx={58} cy={86} r={14} className="marigold" />
      <Tick x={94} y={108} size={26} />
    </>,
  ],
  [
    'cheque',
    <>
      <rect x={10} y={38} width={96} height={58} rx={6} className="green-soft" />
      <Skeleton x={18} y={48} widths={[52]} height={6} tone="green" />
      <path d="M96 42L14 92" className="stroke-red" strokeWidth={3} />
      <g transform="translate(50 62) scale(.42)">
        <Signature x={0} y={0} />
      </g>
      <Tick x={100} y={100} size={26} />
    </>,
  ],
  [
    'shop',
    <>
      <path d="M22 62h72v46H22z" className="brand-soft" />
      <path d="M34 108V76h20v32z" className="brand" />
      <path d="M62 76h24v18H62z" className="surface" />
      <path
        d="M16 56l8-28h68l8 28a11 11 0 01-21 4 11 11 0 01-21 0 11 11 0 01-21 0 11 11 0 01-21-4z"
        className="marigold"
      />
      <Tick x={96} y={108} size={26} />
    </>,
  ],
];

/** The documents of a merchant: card, certificate, cancelled cheque and a photograph of the shop, each with a tick. */
export function PosDocuments() {
  return (
    <Scene width={560} height={184} grows="around">
      <Rings x={560} y={0} size={340} />
      <TileRow tiles={documents} />
    </Scene>
  );
}
