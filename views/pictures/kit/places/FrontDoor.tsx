import { At, type Place } from '../stage/At.tsx';

/** The wall of a house with its open door, 440 × 400, the doorway from 262 on; its step is from 346 to 372. */
export const FrontDoor = (place: Place) => (
  <At {...place}>
    <path d="M0 0H440V400H0z" className="brand-soft" />
    <path d="M0 318H440V400H0z" className="brand" opacity={0.14} />
    <path d="M248 34H440V360H248z" className="green" />
    <path d="M264 50H440V360H264z" className="marigold-soft" />
    <path d="M264 50H440V62H264z" className="shade" opacity={0.5} />
    <path d="M404 50H440V360H404z" className="green" opacity={0.85} />
    <path d="M404 50h8V360h-8z" className="shade" opacity={0.4} />
    <path
      d="M422 78h30v110h-30zM422 214h30v110h-30z"
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.4}
    />
    <ellipse cx={440} cy={388} rx={230} ry={8} className="shade" />
    <path d="M228 346H440V388H228z" className="brand-lift" />
    <path d="M228 372H440V388H228z" className="brand" />
  </At>
);
