import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Label, textWidth } from './Label.tsx';
import { Tick } from './Tick.tsx';

interface ResultTagProps extends Place {
  readonly size?: number;
  /** It is the one that counts: green, and it comes while one looks. */
  readonly arrives?: boolean;
  readonly children: string;
}

/** One result of a check, on a tag that lies over what was checked; x is its right end. */
export function ResultTag({ size = 15, arrives, children, x, ...place }: ResultTagProps) {
  const height = Math.round(size * 2.1);
  const width = Math.round(textWidth(children, size) + height + size * 0.75);
  const tag = (
    <>
      <rect y={3} width={width} height={height} rx={height / 2} className="shade" />
      <rect
        width={width}
        height={height}
        rx={height / 2}
        className={arrives ? 'green' : 'surface'}
      />
      <Tick
        x={height / 2}
        y={height / 2}
        size={height * 0.68}
        tone={arrives ? 'green-ink' : 'green'}
      />
      <Label
        x={height * 0.98}
        y={height / 2 + size * 0.36}
        size={size}
        weight={700}
        tone={arrives ? 'surface' : 'green-ink'}
      >
        {children}
      </Label>
    </>
  );
  return (
    <At {...place} x={x - width}>
      {arrives ? <Arrival>{tag}</Arrival> : tag}
    </At>
  );
}
