import type { ReactNode } from 'react';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface FrontProps extends Place {
  readonly width: number;
  readonly height: number;
  /** On the front, instead of a small label in a holder. */
  readonly label?: ReactNode;
}

/* A label in its holder, whose lower lip is the pull. */
const Holder = (place: Place) => (
  <At {...place}>
    <rect x={-28} width={56} height={16} rx={4} className="pale" />
    <path d="M-17 8h34" className="stroke-brand-lift" strokeWidth={3} />
    <path d="M-18 16h36v2a4 4 0 01-4 4h-28a4 4 0 01-4-4z" className="deep" />
  </At>
);

/* What one sees of a drawer. */
const Front = ({ width, height, label = <Holder x={width / 2} y={8} />, ...place }: FrontProps) => (
  <At {...place}>
    <rect width={width} height={height} rx={8} fill="url(#sheen)" />
    <path d={`M8 1H${width - 8}`} className="stroke-on-brand" strokeWidth={2} opacity={0.28} />
    {label}
  </At>
);

interface RecordCabinetProps extends Omit<FrontProps, 'label'> {
  /** Where its closed drawers begin, each as high. */
  readonly drawers: readonly number[];
  readonly drawer: number;
}

/** A tall cabinet of filed records. */
export const RecordCabinet = ({ width, height, drawers, drawer, ...place }: RecordCabinetProps) => (
  <At {...place}>
    <Shadow width={width} height={height} />
    <rect width={width} height={height} rx={16} className="brand" />
    <rect width={width} height={height} rx={16} className="deep" opacity={0.45} />
    {drawers.map((y) => (
      <Front key={y} x={10} y={y} width={width - 20} height={drawer} />
    ))}
  </At>
);

interface OpenDrawerProps extends FrontProps {
  /** What stands in the drawer; its foot is hidden. */
  readonly children: ReactNode;
}

/** A drawer pulled out of that cabinet: x and y are of its front, which is nearer and so a little larger. */
export const OpenDrawer = ({ width, height, children, label, ...place }: OpenDrawerProps) => (
  <At {...place}>
    <path d={`M14-58H${width - 14}L${width - 4} 4H4z`} className="deep" />
    <path d={`M14-58h8L16 4H4zM${width - 14}-58h-8L${width - 16} 4h12z`} className="brand-lift" />
    {children}
    <Shadow width={width} height={height} radius={10} />
    <Front x={0} y={0} width={width} height={height} label={label} />
  </At>
);
