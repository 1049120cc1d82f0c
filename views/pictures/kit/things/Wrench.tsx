import { At, type Place } from '../stage/At.tsx';

/** An open-ended wrench, 88 × 296; x and y are the middle of its jaw. */
export function Wrench(place: Place) {
  const shape =
    'M-20-40a44 44 0 00-4 75.500V204a24 24 0 0048 0V35.500A44 44 0 0020-40V-6L0 6-20-6z';
  return (
    <At {...place}>
      <path d={shape} className="shade" filter="url(#soft)" transform="translate(6 14)" />
      <path d={shape} className="marigold" />
      <path d={shape} className="stroke-marigold-ink" opacity={0.35} />
      <path d="M-10 52V190" className="stroke-on-brand" strokeWidth={6} opacity={0.45} />
      <circle cy={204} r={9} className="deep" opacity={0.55} />
    </At>
  );
}
