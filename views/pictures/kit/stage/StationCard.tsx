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
  /** Of its ground; white by default. */
  readonly tone?: Colour | undefined;
  /** Not everything comes to this station. */
  readonly dashed?: boolean | undefined;
  readonly children: ReactNode;
}

/** A card that cuts what stands in it. */
export function StationCard(props: StationCardProps) {
  const { width, height, step, tone = 'surface', dashed, children, ...place } = props;
  const cut = useId();
  return (
    <At {...place}>
      <clipPath id={cut}>
        <rect width={width} height={height} rx={16} />
      </clipPath>
      <rect width={width} height={height} rx={16} className={tone} />
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={height - 1}
        rx={15.5}
        {...(dashed
          ? { className: 'stroke-faint', strokeWidth: 2, strokeDasharray: '1 7' }
          : { className: 'stroke-line' })}
      />
      {/* What runs to the edge of the card lies over its line. */}
      <g clipPath={`url(#${cut})`}>{children}</g>
      {step !== undefined && (
        <view id={stepView(step)} viewBox={`${place.x} ${place.y} ${width} ${height}`} />
      )}
    </At>
  );
}

/** The arrow from one station to the next; x and y are its middle. */
export const StationArrow = ({
  dashed,
  ...place
}: Place & { readonly dashed?: boolean | undefined }) => (
  <At {...place}>
    {dashed ? (
      <>
        <circle r={15} className="surface" />
        {/* A line of its own: dots would be lost on the dotted edge of the card. */}
        <circle r={14} className="stroke-faint" strokeWidth={2} />
      </>
    ) : (
      <circle r={15} className="marigold" />
    )}
    <Glyph name="arrow-right" x={-10} y={-10} size={20} tone={dashed ? 'muted' : 'deep'} bold />
  </At>
);
