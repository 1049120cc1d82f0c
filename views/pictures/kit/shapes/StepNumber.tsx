import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

/** The number of a step as its words have it, 32 wide; x and y are its middle. */
export const StepNumber = ({ children, ...place }: Place & { readonly children: number }) => (
  <At {...place}>
    <circle r={16} className="brand" />
    <Label x={0} y={6} size={17} weight={700} tone="on-brand" anchor="middle" tabular={false}>
      {`${children}`}
    </Label>
  </At>
);
