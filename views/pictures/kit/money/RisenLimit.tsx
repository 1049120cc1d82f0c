import { useId } from 'react';
import { rupees } from '#content/rupees.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { columnWidth, withdrawn } from './withdrawalRow.ts';

/* An example of a limit before the withdrawal; the bar is as long as the limit after it. */
const before = 12_480;
const now = before + withdrawn;

const height = 26;
const added = (columnWidth * before) / now;

/** A limit as a bar, what there was of it and in green what was added, over the amounts before and after, 186 × 64. */
export function RisenLimit() {
  const round = useId();
  return (
    <>
      <clipPath id={round}>
        <rect width={columnWidth} height={height} rx={height / 2} />
      </clipPath>
      <At x={0} y={8}>
        <g clipPath={`url(#${round})`}>
          <rect width={columnWidth} height={height} className="green" />
          <rect width={added} height={height} className="brand" />
          <path d={`M${added} 0V${height}`} className="stroke-surface" strokeWidth={3} />
        </g>
      </At>
      <Label x={0} y={62} size={17.5} weight={600}>
        {rupees(before)}
      </Label>
      <Glyph name="arrow-right" x={columnWidth / 2 - 9} y={47} size={18} tone="muted" bold />
      <Label x={columnWidth} y={62} size={17.5} weight={700} tone="green-ink" anchor="end">
        {rupees(now)}
      </Label>
    </>
  );
}
