import { Label } from '../shapes/Label.tsx';
import { At, type Place } from './At.tsx';

/** The number of a stage, at the corner of its drawing. */
export const StageNumber = ({ children, ...place }: Place & { readonly children: string }) => (
  <At {...place}>
    <circle r={16} className="brand" />
    <Label x={0} y={6.5} size={18} weight={700} tone="on-brand" anchor="middle">
      {children}
    </Label>
  </At>
);
