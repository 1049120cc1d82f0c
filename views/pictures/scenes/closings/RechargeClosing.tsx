import { DataCard } from '../../kit/devices/DataCard.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { Television } from '../../kit/devices/Television.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The top of the cabinet, on which everything stands. */
const top = 284;

/** What was paid for what stands above it, and where its middle is. */
const amounts = [
  ['₹450', 122],
  ['₹299', 278],
  ['₹199', 376],
] as const;

/** At home, on one cabinet, what has been recharged and works again: a television, a phone and a data card. */
export function RechargeClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Glow x={328} y={90} size={200} tone="marigold-soft" />
      <path d="M328 0V40" className="stroke-muted" strokeWidth={4} />
      <path d="M280 90Q284 40 328 40T376 90z" className="marigold" />
      <path d="M0 376H440V400H0z" className="marigold-soft" />
      <path d="M44 366V384M396 366V384" className="stroke-muted" strokeWidth={10} />
      <path d={`M16 ${top}H424V360a8 8 0 01-8 8H24a8 8 0 01-8-8z`} fill="url(#sheen)" />
      <rect x={8} y={top} width={424} height={12} rx={4} className="brand-lift" />
      <path
        d="M229 304V360M327 304V360"
        className="stroke-on-brand"
        strokeWidth={2}
        opacity={0.24}
      />
      <Television x={18} y={top - 178} scale={1}>
        <Tick x={58} y={42} size={40} />
      </Television>
      <Phone x={239} y={top - 150} scale={0.62} width={126} height={242} time="">
        <Tick x={54} y={122} size={62} />
      </Phone>
      <DataCard connected x={331} y={top - 29.6} scale={0.78} />
      {amounts.map(([amount, middle]) => (
        <g key={amount} transform={`translate(${middle} 314)`}>
          <rect x={-37} width={74} height={36} rx={18} className="surface" />
          <Label x={0} y={25.2} size={20} weight={800} anchor="middle">
            {amount}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
