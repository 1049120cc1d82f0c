import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface DeletedPanelProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Where data was: a panel of which only the dotted outline is left, on a dark ground. */
export const DeletedPanel = ({ width, height, children, ...place }: DeletedPanelProps) => (
  <At {...place}>
    <rect width={width} height={height} rx={16} className="deep" />
    <rect
      x={1}
      y={1}
      width={width - 2}
      height={height - 2}
      rx={15}
      className="stroke-on-deep-muted"
      strokeWidth={2}
      strokeDasharray="1 7"
    />
    {children}
  </At>
);
