import { AimWord } from '../../kit/records/AimWord.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';

const holders = [
  [112, 62, 'bank'],
  [60, 142, 'store'],
  [164, 142, 'bank'],
] as const;

/** The same for phones: one record, held alike by three parties; no line of theirs runs through a middle. */
export const AboutAimRecordNarrow = () => (
  <AimWord narrow>
    <path d="M112 62L60 142H164Z" className="stroke-on-brand" strokeWidth={4} opacity={0.7} />
    {holders.map(([x, y, party]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <rect x={-42} y={-26} width={84} height={52} rx={10} className="surface" />
        <Glyph name={party} x={-36} y={-16} size={32} tone="brand" />
        <Glyph name="file" x={2} y={-16} size={32} tone="ink" />
        <Tick x={34} y={-22} size={24} />
      </g>
    ))}
  </AimWord>
);
