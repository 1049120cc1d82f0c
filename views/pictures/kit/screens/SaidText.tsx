import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface SaidTextProps extends Place {
  readonly width: number;
  /** Whom it goes to, or from whom it comes. */
  readonly head: string;
  readonly text: string;
  /** On which side of it stands who has written it: at the left who asks, on violet. */
  readonly by: 'left' | 'right';
}

const height = 66;

/* The tail of what is asked is low, and that of the answer below it is high: both are near a mouth. */
const tails = { left: 42, right: 24 } as const;

/** A text with its number or sender, 66 high, between two people: its tail, 15 long, points at one of them. */
export const SaidText = ({ width, head, text, by, ...place }: SaidTextProps) => {
  const isAsked = by === 'left';
  const tail = tails[by];
  const shape = `M16 0H${width - 16}a16 16 0 0116 16V${height - 16}a16 16 0 01-16 16H16a16 16 0 01-16-16V${tail + 8}L-13.500 ${tail + 1.5}q-3.500-1.500 0-3L0 ${tail - 8}V16A16 16 0 0116 0z`;
  return (
    <At {...place}>
      <Shadow width={width} height={height} />
      <g transform={isAsked ? undefined : `matrix(-1 0 0 1 ${width} 0)`}>
        <path d={shape} className={isAsked ? 'brand' : 'surface'} />
        {!isAsked && <path d={shape} className="stroke-line" />}
      </g>
      <Label x={16} y={27} size={15.5} weight={700} tone={isAsked ? 'on-brand' : 'brand-ink'}>
        {head}
      </Label>
      <Label x={16} y={50} size={17} weight={600} tone={isAsked ? 'on-brand' : 'ink'}>
        {text}
      </Label>
    </At>
  );
};
