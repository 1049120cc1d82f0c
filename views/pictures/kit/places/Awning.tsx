import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface AwningProps extends Place {
  /** Width of one stripe, and how many there are. */
  readonly stripe: number;
  readonly count: number;
  /** Down to where the scallops begin. */
  readonly drop: number;
  /** Of every other stripe. */
  readonly tone?: Colour;
  /** A bar from which it hangs, where what is behind it is as pale as its stripes. */
  readonly fascia?: boolean | undefined;
}

/** A striped awning with scallops over a shop. */
export function Awning({ stripe, count, drop, tone = 'brand', fascia, ...place }: AwningProps) {
  const half = stripe / 2;
  const scallop = `a${half} ${half} 0 01${-stripe} 0`;
  return (
    <At {...place}>
      <path
        d={`M0 ${drop}v8${`a${half} ${half} 0 00${stripe} 0`.repeat(count)}v-8z`}
        className="shade"
      />
      {Array.from({ length: count }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the stripes never change
          key={index}
          d={`M${index * stripe} 0h${stripe}V${drop}${scallop}z`}
          className={index % 2 ? 'on-brand' : tone}
        />
      ))}
      <path d={`M0 0H${stripe * count}V${drop / 4}H0z`} className="on-brand" opacity={0.16} />
      {fascia && (
        <rect x={-4} y={-8} width={stripe * count + 8} height={12} rx={4} className="brand-ink" />
      )}
    </At>
  );
}
