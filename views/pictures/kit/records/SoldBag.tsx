import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The ten sales of the example as a shopping bag in the green of their figures, 116 × 126. */
export const SoldBag = (place: Place) => (
  <At {...place}>
    <path d="M34 44V32a24 24 0 0148 0V44" className="stroke-code-number" strokeWidth={7} />
    <path
      d="M14 40H102a6 6 0 016 5.500L116 119a7 7 0 01-7 7H7a7 7 0 01-7-7L8 45.500A6 6 0 0114 40z"
      className="code-number"
    />
    <Label x={58} y={91} size={21} weight={700} tone="deep" anchor="middle">
      10 sales
    </Label>
  </At>
);
