import { soft, type Tone } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface RecordBlockProps extends Place {
  readonly title: string;
  readonly time?: string | undefined;
  /** The fingerprint of the block before, and its own, each in a colour that is found again. */
  readonly before: readonly [hash: string, tone: Tone];
  readonly own: readonly [hash: string, tone: Tone];
  /** Outlined, because something refers to it. */
  readonly chosen?: boolean;
}

/** One block of a chain of records, 124 × 168, with a little depth to the right and the top. */
export function RecordBlock(props: RecordBlockProps) {
  const { title, time, before, own, chosen, ...place } = props;
  /* Without its time a block has room for larger fields. */
  const { top, step, bar } = time ? { top: 64, step: 48, bar: 26 } : { top: 44, step: 58, bar: 33 };
  const fields = [
    ['Before', ...before],
    ['Own', ...own],
  ] as const;
  return (
    <At {...place}>
      <Shadow width={136} height={168} />
      <path d="M3 3L17-11q3-3 7-3h104a10 10 0 0110 10v148q0 4-3 7l-14 14z" className="sheen-to" />
      <path d="M3 3L17-11q3-3 7-3h104q4 0 7 3L121 3q-2-3-7-3H10Q6 0 3 3z" className="sheen-from" />
      <rect width={124} height={168} rx={10} className="surface" />
      <rect
        x={1}
        y={1}
        width={122}
        height={166}
        rx={9}
        className={chosen ? 'stroke-green' : 'stroke-line'}
        strokeWidth={chosen ? 4 : 1}
      />
      <Label x={14} y={31} size={17} weight={800}>
        {title}
      </Label>
      {time && (
        <Label x={14} y={51} size={14} tone="muted">
          {time}
        </Label>
      )}
      {fields.map(([label, hash, tone], index) => (
        <g key={label} transform={`translate(14 ${top + index * step})`}>
          <Label x={0} y={12} size={13} tone="muted">
            {label}
          </Label>
          <rect y={18} width={96} height={bar} rx={8} className={soft[tone][0]} />
          <Label
            x={48}
            y={23 + bar / 2}
            size={time ? 15 : 17}
            tone={soft[tone][1]}
            anchor="middle"
            mono
          >
            {hash}
          </Label>
        </g>
      ))}
    </At>
  );
}
