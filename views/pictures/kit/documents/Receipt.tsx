import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface ReceiptProps extends Place {
  readonly width?: number;
  readonly title: string;
  readonly note?: string;
  readonly lines: readonly (readonly [label: string, value: string, tone?: Colour])[];
  readonly total: readonly [label: string, value: string];
  /** Large in its picture: without a note, its lines closer to its title and in larger letters. */
  readonly large?: true;
  /** Across it, between its lines and its total; 0,0 is the middle there. */
  readonly stamp?: ReactNode;
  readonly children?: ReactNode;
}

const tooth = 8;

/* How much closer the lines are to the title. */
const rise = 20;

/* The room of a stamp. */
const stamped = 48;

/** How high a receipt with so many lines is. */
export const receiptHeight = (lines: number): number => 156 + lines * 26;

/** A printed slip with a torn lower edge. */
export function Receipt(props: ReceiptProps) {
  const { width = 224, title, note, lines, total, large, stamp, ...rest } = props;
  const { children, ...place } = rest;
  const up = large ? rise : 0;
  const size = large ? 17 : 15;
  const room = stamp ? stamped : 0;
  const height = receiptHeight(lines.length) - up + room;
  const teeth = Math.round(width / (2 * tooth));
  const step = width / teeth / 2;
  const sheet = `M0 6a6 6 0 016-6h${width - 12}a6 6 0 016 6V${height}${`l${-step} ${-tooth}l${-step} ${tooth}`.repeat(teeth)}z`;
  const dashed = {
    className: 'stroke-faint',
    strokeDasharray: '2 6',
    strokeWidth: 1.5,
    pathLength: 8 * Math.round((width - 42) / 8) + 2,
  };
  const end = 84 - up + lines.length * 26 + room;
  return (
    <At {...place}>
      <g className="sheet">
        <path d={sheet} className="shade" filter="url(#soft)" transform="translate(0 14)" />
        <path d={sheet} className="paper" />
        <path d={sheet} className="stroke-line" />
        <Label x={width / 2} y={large ? 32 : 36} size={18} weight={700} anchor="middle">
          {title}
        </Label>
        {note && (
          <Label x={width / 2} y={57} size={14} tone="muted" anchor="middle">
            {note}
          </Label>
        )}
        <path d={`M20 ${72 - up}H${width - 20}`} {...dashed} />
        {lines.map(([label, value, tone = 'ink'], index) => (
          <g key={label}>
            <Label x={20} y={98 - up + index * 26} size={size} tone="muted">
              {label}
            </Label>
            <Label
              x={width - 20}
              y={98 - up + index * 26}
              size={size}
              weight={tone === 'ink' ? 600 : 700}
              tone={tone}
              anchor="end"
            >
              {value}
            </Label>
          </g>
        ))}
        {stamp && (
          <At x={width / 2} y={end - room / 2 - 2}>
            {stamp}
          </At>
        )}
        <path d={`M20 ${end + 6}H${width - 20}`} {...dashed} />
        <Label x={20} y={end + 38} size={17} weight={700}>
          {total[0]}
        </Label>
        <Label x={width - 20} y={end + 38} size={20} weight={800} anchor="end">
          {total[1]}
        </Label>
        {children}
      </g>
    </At>
  );
}
