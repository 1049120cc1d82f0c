import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { BrandMark } from './BrandMark.tsx';
import { malda } from './malda.ts';

const width = 214;
const height = 172;
const barHeight = 32;

/* From where a slider begins, and how long it is. */
const left = 18;
const track = width - 2 * left;

/** The services, and how far along its slider the margin of each is; no number is said. */
const services = [
  ['Mobile', 0.6],
  ['DTH', 0.82],
  ['Data card', 0.36],
] as const;

/** A browser with the owner’s panel, 214 × 172: the margin of each service on a slider; the last one, which is being set, is at 82,156. */
export const MarginWindow = (place: Place) => (
  <Panel {...place} width={width} height={height} radius={14}>
    <path
      d={`M0 ${barHeight}V14A14 14 0 0114 0H${width - 14}a14 14 0 0114 14V${barHeight}z`}
      className="brand-soft"
    />
    {[15, 26, 37].map((x) => (
      <circle key={x} cx={x} cy={16} r={3.6} className="brand" opacity={0.55} />
    ))}
    {/* The page that is open, as a tab that goes over into it. */}
    <path d={`M50 ${barHeight}q6 0 6-6V14q0-8 8-8h94q8 0 8 8v12q0 6 6 6z`} className="surface" />
    <BrandMark x={64} y={10} scale={0.375} tile={malda.tone} tone={malda.on} />
    <Label x={88} y={25} size={15} weight={700}>
      Margins
    </Label>
    {services.map(([service, share], index) => (
      <At key={service} x={left} y={barHeight + 21 + index * 43}>
        <Label x={0} y={0} size={14.5} weight={600}>
          {service}
        </Label>
        <Slider y={17} share={share} isHeld={index === services.length - 1} />
      </At>
    ))}
  </Panel>
);

interface SliderProps {
  readonly y: number;
  readonly share: number;
  readonly isHeld: boolean;
}

const Slider = ({ y, share, isHeld }: SliderProps) => {
  const knob = Math.round(track * share);
  return (
    <At x={0} y={y}>
      <rect y={-3.5} width={track} height={7} rx={3.5} className="line" />
      <rect y={-3.5} width={knob} height={7} rx={3.5} className={isHeld ? 'marigold' : 'brand'} />
      {isHeld && <circle cx={knob} r={17} className="marigold" opacity={0.28} />}
      <circle cx={knob} r={10} className={isHeld ? 'marigold' : 'brand'} />
      <circle cx={knob} r={5.2} className="surface" />
    </At>
  );
};
