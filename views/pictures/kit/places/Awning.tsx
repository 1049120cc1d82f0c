import { useId } from 'react';
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
  /** How far it reaches over the wall on both sides, where its shadow falls on nothing. */
  readonly overhang?: number;
  /** A bar from which it hangs, where what is behind it is as pale as its stripes. */
  readonly fascia?: boolean | undefined;
}

/** A striped awning with scallops over a shop. */
export function Awning(props: AwningProps) {
  const { stripe, count, drop, tone = 'brand', overhang = 0, fascia, ...place } = props;
  const wall = useId();
  const half = stripe / 2;
  const scallop = `a${half} ${half} 0 01${-stripe} 0`;
  return (
    <At {...place}>
      {overhang > 0 && (
        <clipPath id={wall}>
          <rect x={overhang} width={stripe * count - 2 * overhang} height={drop + 8 + stripe} />
        </clipPath>
      )}
      <path
        d={`M0 ${drop}v8${`a${half} ${half} 0 00${stripe} 0`.repeat(count)}v-8z`}
        className="shade"
        clipPath={overhang ? `url(#${wall})` : undefined}
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
