import type { ReactNode } from 'react';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface FrontProps extends Place {
  readonly width: number;
  readonly height: number;
}

/* A label in its holder, whose lower lip is the pull. */
const Holder = (place: Place) => (
  <At {...place}>
    <rect x={-32} width={64} height={20} rx={4} className="pale" />
    <path d="M-20 10h40" className="stroke-brand-lift" strokeWidth={3} />
    <path d="M-22 20h44v4a5 5 0 01-5 5h-34a5 5 0 01-5-5z" className="deep" />
  </At>
);

/* What one sees of a drawer. */
const Front = ({ width, height, ...place }: FrontProps) => (
  <At {...place}>
    <rect width={width} height={height} rx={8} fill="url(#sheen)" />
    <path d={`M8 1H${width - 8}`} className="stroke-on-brand" strokeWidth={2} opacity={0.28} />
    <Holder x={width / 2} y={height / 2 - 16} />
  </At>
);

interface RecordCabinetProps extends FrontProps {
  /** Where its closed drawers begin, each as high. */
  readonly drawers: readonly number[];
  readonly drawer: number;
}

/** A tall cabinet of filed records, hardly lighter than the deep ground, so that its open drawer is what one sees. */
export const RecordCabinet = ({ width, height, drawers, drawer, ...place }: RecordCabinetProps) => (
  <At {...place}>
    <rect width={width} height={height} rx={16} className="map-lane" opacity={0.55} />
    {drawers.map((y) => (
      <At key={y} x={12} y={y}>
        <rect width={width - 24} height={drawer} rx={8} className="map-lane" />
        <path
          d={`M${width / 2 - 36} ${drawer / 2}h48`}
          className="stroke-rim"
          strokeWidth={6}
          opacity={0.7}
        />
      </At>
    ))}
  </At>
);

interface OpenDrawerProps extends FrontProps {
  /** What stands in the drawer; its foot is hidden. */
  readonly children: ReactNode;
}

/** A drawer pulled out of that cabinet: x and y are of its front, which is nearer and so a little larger. */
export const OpenDrawer = ({ width, height, children, ...place }: OpenDrawerProps) => (
  <At {...place}>
    <path d={`M14-58H${width - 14}L${width - 4} 4H4z`} className="deep" />
    <path d={`M14-58h8L16 4H4zM${width - 14}-58h-8L${width - 16} 4h12z`} className="brand-lift" />
    {children}
    <Shadow width={width} height={height} radius={10} />
    <Front x={0} y={0} width={width} height={height} />
  </At>
);
