import { type ReactNode, useId } from 'react';
import type { Colour } from '../../palette.ts';
import { stepView } from '../../stepView.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from './At.tsx';

interface StationCardProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the step beside which phones show it alone, counted from 0. */
  readonly step?: number | undefined;
  /** Of its ground; white by default, and `lilac` is violet that fades. */
  readonly tone?: Colour | 'lilac' | undefined;
  readonly children: ReactNode;
}

/** A card that cuts what stands in it. */
export function StationCard(props: StationCardProps) {
  const { width, height, step, tone = 'surface', children, ...place } = props;
  const cut = useId();
  return (
    <At {...place}>
      <clipPath id={cut}>
        <rect width={width} height={height} rx={16} />
      </clipPath>
      {tone === 'lilac' && (
        <linearGradient id={`${cut}-ground`} x2={1.3} y2={1.3}>
          <stop className="stop-brand-soft" />
          <stop offset="1" className="stop-ground" />
        </linearGradient>
      )}
      <rect
        width={width}
        height={height}
        rx={16}
        {...(tone === 'lilac' ? { fill: `url(#${cut}-ground)` } : { className: tone })}
      />
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={height - 1}
        rx={15.5}
        className="stroke-line"
      />
      {/* What runs to the edge of the card lies over its line. */}
      <g clipPath={`url(#${cut})`}>{children}</g>
      {step !== undefined && (
        <view id={stepView(step)} viewBox={`${place.x} ${place.y} ${width} ${height}`} />
      )}
    </At>
  );
}

/** The arrow from one station to the next; x and y are its middle. One that is optional is dashed: not everything goes on there. */
export const StationArrow = ({
  optional,
  ...place
}: Place & { readonly optional?: boolean | undefined }) => (
  <At {...place}>
    {optional ? (
      <>
        <circle r={15} className="surface" />
        <circle r={13.5} className="stroke-marigold" strokeWidth={3} strokeDasharray="4.600 6" />
      </>
    ) : (
      <circle r={15} className="marigold" />
    )}
    <Glyph
      name="arrow-right"
      x={-10}
      y={-10}
      size={20}
      tone={optional ? 'marigold-ink' : 'deep'}
      bold
    />
  </At>
);
