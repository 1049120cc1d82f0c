import { type ReactNode, useId } from 'react';
import { PlanGround } from '../documents/PlanGround.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PlanOnWallProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Its title, and the baseline of that. */
  readonly name: string;
  readonly title: number;
  /** What is drawn on it. */
  readonly children: ReactNode;
}

/** The sheet of a plan, held on a wall by two strips of tape. */
export function PlanOnWall(props: PlanOnWallProps) {
  const { width, height, name, title, children, ...place } = props;
  const cut = useId();
  return (
    <At {...place}>
      <rect x={4} y={12} width={width - 8} height={height} className="shade" filter="url(#soft)" />
      <clipPath id={cut}>
        <rect width={width} height={height} rx={6} />
      </clipPath>
      <g className="sheet">
        <g clipPath={`url(#${cut})`}>
          <PlanGround x={0} y={0} width={width} height={height} />
        </g>
        <Label x={width / 2} y={title} size={30} weight={800} tone="on-brand" anchor="middle">
          {name}
        </Label>
        {children}
        <Tape x={4} y={4} turn={-45} />
        <Tape x={width - 4} y={4} turn={45} />
      </g>
    </At>
  );
}

const Tape = (place: Place) => (
  <At {...place}>
    <rect x={-23} y={-9} width={46} height={18} className="marigold" />
  </At>
);
