import { At, type Place } from '../stage/At.tsx';

/** A headset with its microphone, 208 × 232, for the people who answer. */
export function Headset(place: Place) {
  return (
    <At {...place}>
      <path d="M24 124V104a80 80 0 01160 0v20" className="stroke-brand" strokeWidth={18} />
      <path d="M24 112v-8a80 80 0 0156-76" className="stroke-brand-lift" strokeWidth={5} />
      <path d="M182 168c0 36-22 52-56 52" className="stroke-brand-lift" strokeWidth={7} />
      <rect x={84} y={206} width={48} height={26} rx={13} className="marigold" />
      <rect x={92} y={212} width={18} height={5} rx={2.5} className="on-brand" opacity={0.6} />
      {[0, 144].map((x) => (
        <g key={x} transform={`translate(${x} 100)`}>
          <rect x={x ? 0 : 44} y={12} width={20} height={64} rx={10} className="deep-lift" />
          <rect x={8} width={48} height={88} rx={24} fill="url(#sheen)" />
          <rect x={18} y={16} width={8} height={40} rx={4} className="on-brand" opacity={0.3} />
        </g>
      ))}
    </At>
  );
}
