import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { SlipPrinter } from '../../kit/SlipPrinter.tsx';
import { Tick } from '../../kit/Tick.tsx';

const lines = [
  ['To', 'Sunita Devi'],
  ['Sent by', 'IMPS'],
  ['Reference', '6324XXXXXX07'],
] as const;

/** What the sender takes home: the receipt of a transfer, out of the small printer on the counter. */
export function TransferCounter() {
  return (
    <Scene width={360} height={376} ground="warm" grows="above">
      <Rings x={360} y={0} size={320} tone="marigold-soft" />
      <path d="M0 332H360V376H0z" fill="url(#sheen)" />
      <path d="M0 332H360V346H0z" className="brand-lift" />
      <SlipPrinter x={28} y={24} length={248} scale={0.99}>
        <Tick x={38} y={42} size={36} />
        <Label x={66} y={49} size={21} weight={800}>
          Credited
        </Label>
        <path
          d="M20 72H236M20 196H236"
          className="stroke-faint"
          strokeWidth={1.5}
          strokeDasharray="2 6"
        />
        {lines.map(([label, value], index) => (
          <g key={label}>
            <Label x={20} y={106 + index * 33} size={15} tone="muted">
              {label}
            </Label>
            <Label x={236} y={106 + index * 33} size={15} weight={600} anchor="end">
              {value}
            </Label>
          </g>
        ))}
        <Label x={20} y={230} size={17} weight={700}>
          Amount
        </Label>
        <Label x={236} y={231} size={23} weight={800} anchor="end">
          ₹3,000
        </Label>
      </SlipPrinter>
    </Scene>
  );
}
