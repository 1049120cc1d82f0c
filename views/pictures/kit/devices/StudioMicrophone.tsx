import { At, type Place } from '../stage/At.tsx';

interface StudioMicrophoneProps extends Place {
  /** How long its stand is below the fork. */
  readonly stand: number;
}

/** A microphone on its stand with the waves of what is said, 96 wide and 96 high to the fork; x is its middle. */
export const StudioMicrophone = ({ stand, ...place }: StudioMicrophoneProps) => (
  <At {...place}>
    <ellipse cy={99 + stand} rx={32} ry={5} className="shade" />
    <path
      d={`M-31 58v4a31 31 0 0062 0v-4M0 93v${stand}M-22 ${95.5 + stand}h44`}
      className="stroke-on-deep-muted"
      strokeWidth={5}
    />
    <rect x={-20} y={14} width={40} height={66} rx={20} className="on-deep-muted" />
    <path d="M-20 40h40M-20 53h40" className="stroke-deep" strokeWidth={3} />
    <path
      d="M-29 21q-7 14 0 28M29 21q7 14 0 28M-40 12q-11 23 0 46M40 12q11 23 0 46"
      className="stroke-marigold"
      strokeWidth={5}
    />
  </At>
);
