import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface SendingFlagProps extends Place {
  readonly words: string;
  readonly width: number;
  /** How far the line goes down from the flag. */
  readonly down: number;
}

/** Of the flag. */
const height = 32;

/** A flag above a scale, and the line from it down to the moment that it names; x is the line, y the foot of the flag. */
export const SendingFlag = ({ words, width, down, ...place }: SendingFlagProps) => (
  <At {...place}>
    <path d={`M0 ${1 - height}V${down}`} className="stroke-brand" strokeWidth={2} />
    <path d={`M-1 ${-height}H${width - 8}q8 0 8 8V-8q0 8-8 8H-1z`} className="brand" />
    <Label x={width / 2} y={-10} size={17} weight={700} tone="on-brand" anchor="middle">
      {words}
    </Label>
  </At>
);
