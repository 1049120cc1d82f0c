import { CheckSlot } from '../devices/CheckSlot.tsx';
import { StepArrow } from '../shapes/StepArrow.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PanIdCard } from './PanIdCard.tsx';
import { PanVerdict } from './PanVerdict.tsx';

/** The answer to a check of a PAN: its card, and across its foot what was found. */
export const PanAnswer = (place: Place) => (
  <At {...place}>
    <PanIdCard x={0} y={0} />
    <PanVerdict />
  </At>
);

interface PanCallProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the letters. */
  readonly size: number;
  /** How far it is from what answers it, above. */
  readonly reach: number;
}

/** The call, with an arrow to its answer. */
export const PanCall = ({ reach, width, height, size, ...place }: PanCallProps) => (
  <At {...place}>
    <StepArrow x={width / 2} y={0} length={reach} turn={-90} tone="brand" />
    <CheckSlot x={0} y={0} width={width} height={height} size={size}>
      POST /v1/pan/verify
    </CheckSlot>
  </At>
);
