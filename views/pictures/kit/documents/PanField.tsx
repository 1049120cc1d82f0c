import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PanFieldProps extends Place {
  readonly name: string;
  readonly children: ReactNode;
}

/** What is asked in a form for a PAN, over what is filled in; 0,0 is the corner of that. */
export const PanField = ({ name, children, ...place }: PanFieldProps) => (
  <At {...place}>
    <Label x={0} y={-9} size={16} tone="muted">
      {name}
    </Label>
    {children}
  </At>
);
