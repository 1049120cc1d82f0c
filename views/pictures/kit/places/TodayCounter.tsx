import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface TodayCounterProps {
  /** Of the picture, at whose lower edge its front ends. */
  readonly width: number;
  readonly height: number;
  /** Its edge at the wall. */
  readonly y: number;
  /** From there to the edge in front; what stands on it has its foot between the two. */
  readonly depth: number;
  /** The left edge of its tab. */
  readonly tab: number;
}

/** A wooden counter before a wall; a tab over its edge says that what stands on it is there today. */
export const TodayCounter = ({ width, height, y, depth, tab }: TodayCounterProps) => {
  const edge = y + depth;
  return (
    <>
      <path d={`M0 ${y - 5}H${width}V${y}H0z`} className="shade" />
      <path d={`M0 ${y}H${width}V${edge}H0z`} className="marigold" />
      <path d={`M0 ${y}H${width}V${edge}H0z`} className="marigold-soft" opacity={0.35} />
      <path
        d={`M0 ${y + depth * 0.3}q${width / 4} 5 ${width / 2} 0t${width / 2} 0M0 ${y + depth * 0.66}q${width / 4}-6 ${width / 2} 0t${width / 2} 0`}
        className="stroke-marigold-ink"
        strokeWidth={2}
        opacity={0.16}
      />
      <path d={`M0 ${edge}H${width}V${height}H0z`} className="skin" />
      <path d={`M0 ${edge}H${width}v8H0z`} className="skin-deep" opacity={0.45} />
      <path d={`M0 ${edge}H${width}`} className="stroke-on-brand" strokeWidth={3} opacity={0.4} />
      <Tab x={tab} y={edge} />
    </>
  );
};

/** 108 wide: it lies 8 on the counter and hangs 38 over its edge. */
const Tab = (place: Place) => (
  <At {...place}>
    <path d="M4 2H112V34q0 8-8 8H12q-8 0-8-8z" className="deep" opacity={0.25} />
    <path d="M7-8H101L108 0H0z" className="green-soft" />
    <path d="M0 0H108V30q0 8-8 8H8q-8 0-8-8z" className="green" />
    <Label x={54} y={26.5} size={23} weight={700} tone="surface" anchor="middle">
      Today
    </Label>
  </At>
);
