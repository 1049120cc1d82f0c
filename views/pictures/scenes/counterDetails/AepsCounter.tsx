import { Rings } from '../../kit/Backdrop.tsx';
import { Banknotes } from '../../kit/Banknotes.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';

const named = [
  ['Bank', 120],
  ['Correspondent', 96],
  ['Charges', 108],
] as const;

/** A banking counter: the sign that the bank's rules ask for, and below it the scanner and the cash. */
export function AepsCounter() {
  return (
    <Scene width={400} height={336} ground="mint" grows="above">
      <Rings x={0} y={0} size={300} tone="green-soft" />
      <path d="M96-336V24M304-336V24" className="stroke-deep-lift" strokeWidth={4} />
      <Panel x={40} y={20} width={320} height={148} radius={8}>
        <path d="M0 8a8 8 0 018-8H312a8 8 0 018 8v32H0z" className="green" />
        <Label x={20} y={27} size={17} weight={700} tone="surface">
          Banking counter
        </Label>
        {named.map(([what, width], index) => (
          <g key={what}>
            <Label x={20} y={70 + index * 31} size={17} weight={600}>
              {what}
            </Label>
            <Skeleton x={176} y={60 + index * 31} widths={[width]} height={10} />
          </g>
        ))}
      </Panel>
      <path d="M0 268H400V336H0z" fill="url(#sheen)" />
      <path d="M0 260H400V276H0z" className="brand-lift" />
      <Scanner x={56} y={188} scale={0.56} />
      <Banknotes x={192} y={226} count={3} value="₹500" scale={0.7} />
    </Scene>
  );
}
